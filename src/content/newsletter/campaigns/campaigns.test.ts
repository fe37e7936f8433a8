// A campaign is written by one person and published by another; what was published stays; only plain text is taken.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from 'cheerio'
import { writePreview } from '#content/newsletter/sending/write-preview.ts'
import { addPicture, keepPicture } from '#content/pages/media/add-picture.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { sampleParts } from '#world/samples/app.samples.ts'
import { sampleCampaign, sampleSubscribers } from '#world/samples/content/newsletter.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { samplePhoto } from '#world/samples/platform/uploads.samples.ts'
import { sampleVisit } from '#world/samples/platform/visit.samples.ts'
import { type Audience, everybody, readAudienceSize } from './audience.ts'
import { campaignDeeds } from './campaign-deeds.ts'
import { linksOf, readCampaignText } from './campaign-text.ts'
import { proposeCampaign, publishCampaign, takeCampaignBack } from './publish-campaign.ts'
import { readCampaign } from './read-campaigns.ts'
import { steerCampaign } from './steer-campaign.ts'
import { beginCampaign, writeCampaign } from './write-campaign.ts'

const shop = await testDatabase()
await shop.write(seedPriceTables)
await shop.write((work) => sampleSubscribers(work, 'reader', 10))
const { ports } = sampleParts(shop.db)
const staff = async (...roles: ('content' | 'admin' | 'finance')[]): Promise<Actor> => ({
  ...(await shop.write((work) => sampleStaff(work, roles))).who,
  isProved: true,
})
const [writer, other, finance] = [await staff('content'), await staff('content'), await staff('finance')]
const run = <Answer>(who: Actor, act: (work: Work) => Promise<Answer>) => shop.write(act, { who })
const unknownPicture = '/api/content/pictures/0191d4b2-0000-7000-8000-000000000000'
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const fields = (change = {}) => ({
  version: 1,
  subjectAr: 'عروض',
  subjectEn: 'Deals',
  bodyAr: 'أهلًا',
  bodyEn: 'Hello',
  audience: everybody,
  beginsAt: null,
  ...change,
})

test('whoever wrote or proposed a campaign cannot publish it, and the database refuses it too', async () => {
  const id = await run(writer, (work) => beginCampaign(work, null))
  await run(writer, (work) => writeCampaign(work, id, fields()))
  await run(other, (work) => proposeCampaign(work, id))
  for (const one of [writer, other])
    await assert.rejects(
      run(one, (work) => publishCampaign(work, id)),
      refused('SECOND_PERSON_NEEDED'),
    )
  const same = 'update campaigns set published_by = proposed_by, published_at = now() where id = $1'
  await assert.rejects(shop.pool.query(same, [id]), /campaign_second_person/)
  const third = await staff('admin')
  await assert.rejects(
    run({ ...third, isProved: false } as Actor, (work) => publishCampaign(work, id)),
    refused('PROOF_NEEDED'),
  )
  const both = await Promise.allSettled([1, 2].map(() => run(third, (work) => publishCampaign(work, id))))
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  assert.equal((await shop.read((work) => readCampaign(work, id))).published_size, 10)
})

test('everybody who wrote a part of a campaign is barred from publishing it, and who only looked at it is not', async () => {
  const third = await staff('content')
  const id = await run(writer, (work) => beginCampaign(work, null))
  await run(other, (work) => writeCampaign(work, id, fields()))
  // A test mail keeps what is typed first: here it is what was there.
  await run(third, (work) => writeCampaign(work, id, fields({ version: 2 })))
  const last = await staff('content')
  await run(last, (work) => writeCampaign(work, id, fields({ version: 2, subjectEn: 'Sales' })))
  await run(last, (work) => proposeCampaign(work, id))
  for (const one of [writer, other, last]) {
    assert.equal((await shop.read((work) => readCampaign(work, id), { who: one })).isMine, true)
    await assert.rejects(
      run(one, (work) => publishCampaign(work, id)),
      refused('SECOND_PERSON_NEEDED'),
    )
    const same = 'update campaigns set published_by = $2, published_at = now() where id = $1'
    await assert.rejects(shop.pool.query(same, [id, (one as { id: string }).id]), /campaign_second_person/)
  }
  await run(third, (work) => publishCampaign(work, id))
})

test('only who may write what the shop says has campaigns, and another site has its own', async () => {
  const { who: customer } = await shop.write((work) => sampleCustomer(work))
  const id = await run(writer, (work) => beginCampaign(work, null))
  for (const who of [finance, customer])
    for (const act of [
      (work: Work) => beginCampaign(work, null),
      (work: Work) => writeCampaign(work, id, fields()),
      (work: Work) => proposeCampaign(work, id),
      (work: Work) => publishCampaign(work, id),
      (work: Work) => takeCampaignBack(work, id),
      (work: Work) => steerCampaign(work, id, 'discard'),
    ])
      await assert.rejects(run(who, act as never), refused('FORBIDDEN'))
  await assert.rejects(
    shop.write((work) => steerCampaign(work, id, 'discard'), { who: writer, site: 'ae' }),
    refused('NOT_FOUND'),
  )
})

test('what is missing is refused; what two people agreed to is not changed any more, and taken back it is a draft again', async () => {
  const id = await run(writer, (work) => beginCampaign(work, null))
  await assert.rejects(
    run(writer, (work) => proposeCampaign(work, id)),
    refused('CAMPAIGN_INCOMPLETE'),
  )
  await run(writer, (work) => writeCampaign(work, id, fields({ bodyEn: '[x](javascript:alert)' })))
  await assert.rejects(
    run(writer, (work) => proposeCampaign(work, id)),
    refused('CAMPAIGN_INCOMPLETE'),
  )
  await assert.rejects(
    run(other, (work) => writeCampaign(work, id, fields())),
    refused('STALE'),
  )
  const nobody = { ...everybody, since: '2099-01-01' }
  await run(writer, (work) => writeCampaign(work, id, fields({ version: 2, audience: nobody })))
  await assert.rejects(
    run(writer, (work) => proposeCampaign(work, id)),
    refused('CAMPAIGN_WITHOUT_AUDIENCE'),
  )

  const published = await sampleCampaign(run, [writer, other])
  await assert.rejects(
    run(writer, (work) => writeCampaign(work, published, fields({ version: 2 }))),
    refused('CAMPAIGN_MOVE_NOT_ALLOWED'),
  )
  await assert.rejects(
    shop.pool.query("update campaigns set body_ar = 'x' where id = $1", [published]),
    /stays as it was/,
  )
  await run(writer, (work) => takeCampaignBack(work, published))
  const { state, published_by, proposed_by } = await shop.read((work) => readCampaign(work, published))
  assert.deepEqual([state, published_by, proposed_by], ['draft', null, null])
})

test('an audience is what its plain conditions say together', async () => {
  const buyer = await shop.write((work) => sampleCustomer(work))
  await shop.pool.query(
    `insert into newsletter_subscriptions (id, email, site, locale, state, customer_id, asked_at, asked_site, asked_locale, confirmed_at)
     values (gen_random_uuid(), $1, 'eg', 'ar', 'confirmed', $2, now(), 'eg', 'ar', '2020-05-05')`,
    [buyer.email, buyer.id],
  )
  const size = async (conditions: Partial<Audience>) =>
    (await shop.read((work) => readAudienceSize(work, { ...everybody, ...conditions }))).all
  assert.deepEqual(
    [
      await size({}),
      await size({ language: 'en' }),
      await size({ before: '2020-05-06' }),
      await size({ since: '2020-05-06' }),
    ],
    [11, 5, 1, 10],
  )
  assert.deepEqual(
    [await size({ ordered: 'yes' }), await size({ ordered: 'no' }), await size({ package: 'yes' })],
    [0, 11, 0],
  )
  assert.equal((await shop.read((work) => readAudienceSize(work, everybody), { site: 'ae' })).all, 0)
  // Half past midnight of the sixth in Cairo, and still the fifth in UTC.
  await shop.pool.query("update newsletter_subscriptions set confirmed_at = '2020-05-05T22:30:00Z' where email = $1", [
    buyer.email,
  ])
  assert.deepEqual([await size({ before: '2020-05-06' }), await size({ before: '2020-05-07' })], [0, 1])
  assert.deepEqual([await size({ since: '2020-05-06' }), await size({ since: '2020-05-07' })], [11, 10])
})

test('headings, links, buttons, pictures and products are read; nothing that is written becomes markup or turns what follows', async () => {
  const hostile = [
    '# <script>alert(1)</script> \u202eevil',
    'Read <b>this</b> & [the "best" <i>deal</i>](/packages?x=1&y="2) now',
    `![a "boat"](${unknownPicture})`,
    '[Go](https://shop.example/a?b=c)',
    '/search-product/17\nhttps://www.marsa.example/ar/search-product/18',
  ].join('\n\n')
  const { blocks, problems } = readCampaignText(hostile)
  assert.deepEqual(problems, [])
  assert.deepEqual(
    blocks.map(({ kind }) => kind),
    ['heading', 'paragraph', 'picture', 'button', 'products'],
  )
  assert.deepEqual(linksOf(blocks), [
    '/packages?x=1&y="2',
    'https://shop.example/a?b=c',
    '/search-product/17',
    '/search-product/18',
  ])
  const texts = { subject_ar: '"><img src=x onerror=alert(1)>', subject_en: '', body_ar: hostile, body_en: '' }
  const here = { origin: 'https://www.marsa.example', ports }
  const mail = await shop.read((work) => writePreview(work, texts, 'ar', here))
  const page = load(mail.html)
  assert.equal(page('script, b, i, img[onerror]').length, 0)
  assert.equal(page('table[lang]').attr('dir'), 'rtl')
  assert.ok(!/[\u202a-\u202e]/.test(mail.html + mail.text))
  for (const link of page('a').toArray()) assert.match(page(link).attr('href') ?? '', /^https:\/\//)
  for (const picture of page('img').toArray()) assert.ok(page(picture).attr('src')?.startsWith(here.origin))
  assert.ok(mail.text.includes('إيقاف النشرة'))
  for (const [wrong, code] of [
    ['[x](javascript:alert(1))', 'empty'],
    ['[x](javascript:alert)', 'link'],
    ['[x](//evil.example)', 'link'],
    ['[x](http://plain.example)', 'link'],
    ['[x](https://user:word@evil.example)', 'link'],
    [`[x](https://shop.example/${'a'.repeat(1980)})`, 'link'],
    [`[x](/${'a'.repeat(2000)})`, 'link'],
    ['![x](https://elsewhere.example/a.png)', 'picture'],
    ['![x](/share/boat.jpg)', 'picture'],
    ['![x](/api/content/pictures/17)', 'picture'],
    [`![x](${unknownPicture}?w=1)`, 'picture'],
    [`![](${unknownPicture})`, 'alt'],
    ['   \n\n ', 'empty'],
    ['x\n\n'.repeat(61), 'blocks'],
    [Array.from({ length: 13 }, (_, at) => `/search-product/${at + 1}`).join('\n'), 'products'],
  ] as const) {
    const found = readCampaignText(wrong).problems.map((one) => one.code)
    // Brackets within brackets are no link: they are shown as they were written.
    if (wrong.includes('alert(1)')) assert.deepEqual(found, [])
    else assert.ok(found.includes(code), `${wrong.slice(0, 40)}: ${found}`)
  }
})

test('a picture that the library does not have is missing of a draft', async () => {
  const id = await run(writer, (work) => beginCampaign(work, null))
  const body = `![A boat](${unknownPicture})`
  await run(writer, (work) => writeCampaign(work, id, fields({ bodyAr: body })))
  const missing = async () => (await shop.read((work) => readCampaign(work, id))).missing
  assert.deepEqual(await missing(), [{ locale: 'ar', code: 'pictureGone', about: unknownPicture }])
  await assert.rejects(
    run(writer, (work) => proposeCampaign(work, id)),
    refused('CAMPAIGN_INCOMPLETE'),
  )
  const kept = await keepPicture({ ports }, await samplePhoto())
  const known = await run(writer, (work) => addPicture(work, kept, { altAr: 'قارب', altEn: 'A boat' }))
  const bodyAr = body.replace(unknownPicture, `/api/content/pictures/${known.id}`)
  await run(writer, (work) => writeCampaign(work, id, fields({ version: 2, bodyAr })))
  assert.deepEqual(await missing(), [])
})

test('a draft of thousands of headings is opened again, and says that it is too long', async () => {
  const id = await run(writer, (work) => beginCampaign(work, null))
  const bodyAr = '# a\n'.repeat(4999)
  await run(writer, (work) => writeCampaign(work, id, fields({ bodyAr })))
  const { missing } = await shop.read((work) => readCampaign(work, id))
  assert.deepEqual(
    missing.map(({ locale, code }) => [locale, code]),
    [['ar', 'blocks']],
  )
  assert.deepEqual(
    readCampaignText('# One\n## Two\nText\nmore').blocks.map(({ kind }) => kind),
    ['heading', 'heading', 'paragraph'],
  )
})

test('a condition that cannot be read is refused at its field with what was typed, and one that was stored never means everybody', async () => {
  const id = await run(writer, (work) => beginCampaign(work, null))
  const form = new FormData()
  const typed = { version: '1', language: 'fr', ordered: 'any', package: 'maybe', since: '31/12/2026', before: '' }
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  const visit = sampleVisit(shop.db, writer!)
  const answer = (await campaignDeeds(id, 'eg').save({ visit, form, about: '' })) as unknown as {
    readonly data: { readonly errors: object; readonly typed: Readonly<Record<string, string>> }
  }
  assert.deepEqual(Object.keys(answer.data.errors).sort(), ['language', 'package', 'since'])
  assert.equal(answer.data.typed.since, '31/12/2026')
  assert.equal((await shop.read((work) => readCampaign(work, id))).version, 1)
  await shop.pool.query(`update campaigns set audience = '{"since": "31/12/2026"}' where id = $1`, [id])
  await assert.rejects(shop.read((work) => readCampaign(work, id)))
})

test('a draft that is not whole is kept as it was typed before it is refused', async () => {
  const id = await run(writer, (work) => beginCampaign(work, null))
  const form = new FormData()
  const typed = { version: '1', subjectAr: 'عروض', subjectEn: '', bodyAr: 'أهلًا', bodyEn: '', language: 'any' }
  for (const [name, value] of Object.entries({ ...typed, ordered: 'any', package: 'any' })) form.set(name, value)
  const visit = sampleVisit(shop.db, writer!)
  await assert.rejects(campaignDeeds(id, 'eg').propose({ visit, form, about: '' }), refused('CAMPAIGN_INCOMPLETE'))
  const kept = await shop.read((work) => readCampaign(work, id))
  assert.deepEqual([kept.state, kept.subject_ar, kept.version], ['draft', 'عروض', 2])
})
