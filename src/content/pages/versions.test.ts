import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { sampleVisit } from '#world/samples/platform/visit.samples.ts'
import type { PlaceName } from './content-places.ts'
import { textDeeds } from './desk/text-deeds.ts'
import { callOffVersion, publishVersion, sendBackVersion, sendVersion, withdrawVersion } from './move-version.ts'
import { readText } from './reading/read-text.ts'
import { restoreVersion } from './restore-version.ts'
import { saveDraft, type Typed } from './save-draft.ts'

const database = await testDatabase()
const [first, second, third] = await Promise.all(
  [0, 1, 2].map(() => database.write((work) => sampleStaff(work, ['content']))),
)
const { who: buyer } = await database.write((work) => sampleStaff(work, ['buyer']))
type Who = NonNullable<typeof first>['who'] | typeof buyer
const act = <Answer>(does: (work: Work) => Promise<Answer>, who: Who = first!.who, now = new Date()) =>
  database.write(does, { who, now })
const refused = (code: string, path?: string) => (error: unknown) =>
  isRefusal(error) && error.code === code && (path === undefined || error.facts.path === path)
const at = (place: PlaceName, revision = 0, site: 'ae' | null = null) => ({ place, site, revision })
const written = (say: string, more: Partial<Typed> = {}) => ({
  titleAr: 'من نحن',
  titleEn: 'About us',
  leadAr: 'مرسى',
  leadEn: 'Marsa',
  descriptionAr: '',
  descriptionEn: '',
  bodyAr: `## جزء\n\n${say}`,
  bodyEn: `## A part\n\n${say}`,
  why: 'Said anew',
  ...more,
})
type Seen = { readonly site?: 'eg' | 'ae'; readonly locale?: Locale; readonly now?: Date }
const seen = (place: PlaceName, where: Seen = {}) =>
  database.read((work) => readText(work, { place, phone: '19000' }), { locale: 'en', ...where })
const says = async (place: PlaceName, where?: Seen) =>
  JSON.stringify((await seen(place, where)).sections.map(({ title, blocks }) => [title, blocks]))

test('who publishes for later is told that it is scheduled, and who publishes now that it is published', async () => {
  const deeds = textDeeds(() => ({ place: 'how-to-order', site: null }))
  const publish = (begins: string) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...written('Of the deed'), revision: '0', begins }))
      form.set(name, value)
    return deeds.publish({ visit: sampleVisit(database.db, first!.who), form, about: '' })
  }
  assert.equal(await publish('2099-12-30T10:00'), 'scheduled')
  assert.equal(await publish(''), 'published')
})

test('what came with the shop is read in both languages, with the facts of its site in it', async () => {
  const [eg, ae] = [await seen('terms', { site: 'eg' }), await seen('terms', { site: 'ae' })]
  assert.equal(eg.sections.length, ae.sections.length)
  assert.match(JSON.stringify(eg.sections), /Central Bank of Egypt/)
  assert.doesNotMatch(JSON.stringify(ae.sections), /Central Bank of Egypt/)
  assert.match(JSON.stringify(eg.sections), /waits 72 hours.*answer in 7 days.*for 30 days.*within 14 days/)
  assert.equal(eg.since, '2026-11-21')
  const arabic = await seen('terms', { locale: 'ar' })
  assert.match(JSON.stringify(arabic.sections), /ينتظر 72 ساعة.*خلال 7 أيام.*30 يومًا.*14 يومًا/)
  assert.deepEqual(
    arabic.sections.map(({ id }) => id),
    eg.sections.map(({ id }) => id),
  )
  for (const place of ['about', 'faq', 'how-to-order', 'privacy', 'return-policy', 'prohibited-items'] as const)
    for (const locale of ['ar', 'en'] as const) {
      const text = JSON.stringify(await seen(place, { locale }))
      assert.doesNotMatch(text, /\{(?!")\w|\\n|only:|\*\*/, place)
      if (locale === 'en') assert.doesNotMatch(text, /[\u0600-\u06ff]/, place)
    }
})

test('a draft is seen by nobody until it is published, and then at its moment', async () => {
  const now = new Date()
  const noon = new Date(now.getTime() + 3_600_000)
  const { revision, number } = await act((work) => saveDraft(work, at('about'), written('The new word')))
  assert.equal(number, 2)
  assert.doesNotMatch(await says('about'), /The new word/)
  await act((work) => publishVersion(work, at('about', revision), noon), first!.who, now)
  assert.doesNotMatch(await says('about', { now: new Date(noon.getTime() - 1) }), /The new word/)
  assert.match(await says('about', { now: noon }), /The new word/)

  await act((work) => callOffVersion(work, at('about'), number))
  assert.doesNotMatch(await says('about', { now: new Date(noon.getTime() + 1) }), /The new word/)
  await assert.rejects(
    act((work) => callOffVersion(work, at('about'), 1)),
    refused('CONTENT_BEGUN'),
  )
})

test('of two who write at once one is told so, also where both begin; what the other wrote stands', async () => {
  const both = (revision: number) =>
    Promise.allSettled(
      [first, second].map((by, index) =>
        act((work) => saveDraft(work, at('how-to-order', revision), written(`By ${index} on ${revision}`)), by!.who),
      ),
    )
  for (const revision of [0, 1]) {
    const ends = await both(revision)
    assert.deepEqual(ends.map(({ status }) => status).sort(), ['fulfilled', 'rejected'], `revision ${revision}`)
    const lost = ends.find(({ status }) => status === 'rejected')
    assert.ok(lost?.status === 'rejected' && refused('CONTENT_CHANGED')(lost.reason))
  }
  const stale = act((work) => publishVersion(work, at('how-to-order', 1), null))
  await assert.rejects(stale, refused('CONTENT_CHANGED'))
  await act((work) => withdrawVersion(work, at('how-to-order', 2)))
  assert.doesNotMatch(await says('how-to-order'), /By \d/)
})

test('a legal text is published by somebody who wrote nothing of it; the database holds that too', async () => {
  const began = await act((work) => saveDraft(work, at('terms'), written('Other terms')))
  const helped = await act((work) => saveDraft(work, at('terms', began.revision), written('Our terms')), second!.who)
  const here = at('terms', helped.revision)
  await assert.rejects(
    act((work) => publishVersion(work, here, null), third!.who),
    refused('CONTENT_NOT_OPEN'),
  )
  await act((work) => sendVersion(work, here))
  await assert.rejects(
    act((work) => saveDraft(work, here, written('Quickly another'))),
    refused('CONTENT_NOT_OPEN'),
  )
  for (const writer of [first, second])
    await assert.rejects(
      act((work) => publishVersion(work, here, null), writer!.who),
      refused('SECOND_PERSON_NEEDED'),
    )
  const byWriter = `update content_versions set state = 'published', published_by = $1, published_at = now(), begins_at = now()
    where place = 'terms' and state = 'sent'`
  await assert.rejects(() => database.pool.query(byWriter, [second!.id]), /legal_text_second_person/)

  await act((work) => sendBackVersion(work, here, 'A word is missing'), third!.who)
  const again = await act((work) => saveDraft(work, at('terms', here.revision + 1), written('Our terms, whole')))
  await act((work) => sendVersion(work, at('terms', again.revision)))
  const ends = await Promise.allSettled(
    [0, 1].map(() => act((work) => publishVersion(work, at('terms', again.revision), null), third!.who)),
  )
  assert.deepEqual(ends.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  assert.match(await says('terms'), /Our terms, whole/)
})

test('the way back is a new version; what was published is never changed', async () => {
  const before = await says('faq')
  const { revision } = await act((work) => saveDraft(work, at('faq'), written('Nothing to ask')))
  await act((work) => publishVersion(work, at('faq', revision), null))
  assert.match(await says('faq'), /Nothing to ask/)
  const { number } = await act((work) => restoreVersion(work, at('faq'), { number: 1, why: 'It was better' }))
  assert.equal(number, 3)
  await assert.rejects(
    act((work) => restoreVersion(work, at('faq'), { number: 1, why: 'Twice' })),
    refused('CONTENT_DRAFT_OPEN'),
  )
  await act((work) => publishVersion(work, at('faq', 1), null))
  assert.equal(await says('faq'), before)
  const edit = "update content_versions set body_en = 'x' where place = 'faq' and number = 1"
  await assert.rejects(() => database.pool.query(edit), /may not be changed/)
  await assert.rejects(() => database.pool.query("delete from content_versions where place = 'faq'"))
})

test('a text of one site goes before the text of all there, and nowhere else', async () => {
  const { revision } = await act((work) => saveDraft(work, at('return-policy', 0, 'ae'), written('Of Dubai')))
  await act((work) => sendVersion(work, at('return-policy', revision, 'ae')))
  await act((work) => publishVersion(work, at('return-policy', revision, 'ae'), null), second!.who)
  assert.match(await says('return-policy', { site: 'ae' }), /Of Dubai/)
  assert.doesNotMatch(await says('return-policy', { site: 'eg' }), /Of Dubai/)
})

test('what is unfinished is published by nobody, and only who writes texts writes', async () => {
  const half = await act((work) => saveDraft(work, at('stores'), written('Half', { bodyAr: '', why: '' })))
  const publish = (revision: number) => act((work) => publishVersion(work, at('stores', revision), null))
  await assert.rejects(publish(half.revision), refused('CONTENT_LANGUAGE_MISSING', 'bodyAr'))
  const whole = await act((work) => saveDraft(work, at('stores', half.revision), written('Whole', { why: '' })))
  await assert.rejects(publish(whole.revision), refused('CONTENT_WHY_NEEDED', 'why'))
  await assert.rejects(
    act((work) => saveDraft(work, at('stores', whole.revision), written('Mine')), buyer),
    refused('FORBIDDEN'),
  )
})

test('a draft is looked at by who writes texts, and is there for nobody else', async () => {
  const { id } = await act((work) => saveDraft(work, at('privacy'), written('Secret word')))
  const look = (who: Who) =>
    database.read((work) => readText(work, { place: 'privacy', phone: '', draft: id }), { who, locale: 'en' })
  assert.match(JSON.stringify(await look(first!.who)), /Secret word/)
  await assert.rejects(look(buyer), refused('NOT_FOUND'))
})

test('a body with tags, strange links, foreign pictures or unknown facts is refused beside its field', async () => {
  const save = (bodyAr: string) => act((work) => saveDraft(work, at('about'), written('', { bodyAr })))
  for (const hostile of [
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '<p class="MsoNormal">نص</p>',
  ])
    await assert.rejects(save(hostile), refused('CONTENT_HTML', 'bodyAr'), hostile)
  for (const link of [
    '[x](javascript:alert(1))',
    '[x](//evil.example)',
    '[x](data:text/html,1)',
    '[x](http://a.example)',
  ])
    await assert.rejects(save(link), refused('CONTENT_LINK', 'bodyAr'), link)
  for (const picture of [
    '![x](https://a.example/b.png)',
    '![x](/api/content/pictures/0191d4b2-0000-7000-8000-00000000000f)',
  ])
    await assert.rejects(save(picture), refused('CONTENT_PICTURE', 'bodyAr'), picture)
  for (const value of ['المكتب {openingHours}', '## جزء {only:fr}'])
    await assert.rejects(save(value), refused('CONTENT_VALUE', 'bodyAr'), value)
})

test('a text costs one query', async () => {
  let asked = 0
  await database.read((work) => {
    const db = work.db.withPlugin({
      transformQuery: ({ node }) => {
        asked += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    return readText({ ...work, db }, { place: 'faq', phone: '' })
  })
  assert.equal(asked, 1)
})
