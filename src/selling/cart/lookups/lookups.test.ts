// Links that could not be read: who may ask, how often, who answers, what is told, and what comes of the answer.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReadingFailure } from '#catalog/reader/fetching/read-link.ts'
import { readReading, saveReading } from '#catalog/reader/fetching/save-reading.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor, Locale, Role } from '#platform/work/work.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { draftItem, readKnownPage } from '#selling/cart/adding/draft-item.ts'
import { itemForm } from '#selling/cart/adding/item-form.ts'
import { cartJobs } from '#selling/cart/cart.jobs.ts'
import { changeStoredCart } from '#selling/cart/change-cart.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { priceLookup, refuseLookup } from './answer-lookup.ts'
import { askLookup } from './ask-lookup.ts'
import { claimLookup, releaseLookup, takeNextLookup } from './claim-lookup.ts'
import { forgetLookups } from './forget-lookups.ts'
import { lookupFactsForm } from './lookup-facts-form.ts'
import { countLookups, readLookupCase, readLookupDesk } from './read-lookup-desk.ts'
import { readMyLookups, readSentLookup } from './read-lookups.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
const { write, read } = database
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const guest: Actor = { kind: 'guest', id: null }
const customer = async (locale: Locale = 'ar') => (await write((work) => sampleCustomer(work), { locale })).who
const staff = async (role: Role) => (await write((work) => sampleStaff(work, [role]))).who
const [one, two] = [await staff('reviewer'), await staff('reviewer')]

let pages = 0
async function unread(reason: ReadingFailure = 'CAPTCHA'): Promise<string> {
  pages += 1
  const url = `https://www.harbor.example/products/gate-${pages}`
  const place = { url, canonicalUrl: url, store: null, domain: 'harbor.example', country: 'US' as const }
  return write((work) => saveReading(work, { ...place, facts: null, reason, source: 'page', steps: [] }))
}

function readWith(price: string | null, currency: string | null): Promise<string> {
  pages += 1
  const url = `https://www.harbor.example/products/clock-${pages}`
  const place = { url, canonicalUrl: url, store: null, domain: 'harbor.example', country: 'US' as const }
  const none = {
    image: null,
    brand: null,
    sku: null,
    description: null,
    oldPrice: null,
    lang: null,
    category: null,
  } as const
  const lists = { images: [], variants: [], offers: [], breadcrumb: [] }
  const facts = {
    ...none,
    ...lists,
    title: 'Wall Clock',
    price,
    currency,
    availability: 'in_stock',
    weightGrams: 900,
  } as const
  return write((work) => saveReading(work, { ...place, facts, reason: null, source: 'page', steps: [] }))
}

type Asked = {
  readonly readingId?: string
  readonly email?: string | null
  readonly locale?: Locale
  readonly now?: Date
}
async function ask(who: Actor, { readingId, email = null, locale = 'ar', now }: Asked = {}): Promise<string> {
  const reading = readingId ?? (await unread())
  const wish = { readingId: reading, wish: 'Blue, 42', quantity: 2, pictureId: null, email }
  return (await write((work) => askLookup(work, wish), { who, locale, ...(now && { now }) })).id
}
const claim = (id: string, who: Actor) => write((work) => claimLookup(work, id), { who })
const facts = lookupFactsForm.parse({
  title: 'Quarterdeck Wall Clock',
  price: '58',
  currency: 'USD',
  category: 'shoes',
  country: 'US',
  colors: 'Brass، Black',
  sizes: '42',
  grams: '900',
  image: '',
})
const price = (id: string, who: Actor) => write((work) => priceLookup(work, id, facts), { who })

async function hear(): Promise<void> {
  const ports = plugIn([plug(siteOrigins, { eg: 'https://marsa.example', ae: 'https://ae.marsa.example' })])
  const errors: unknown[] = []
  const fail = (error: unknown) => errors.push(error)
  while ((await deliverAnnouncements(database.db, ports, [cartJobs], () => new Date(), fail)) > 0);
  assert.deepEqual(errors, [])
}
const noticesTo = (recipient: string) =>
  database.db.selectFrom('notices').selectAll().where('recipient', '=', recipient).orderBy('channel').execute()

test('a link is asked for once by one person, also twice at the same moment, with a promise by working days', async () => {
  const [who, readingId] = [await customer(), await unread()]
  // A Thursday: the offices in Egypt rest on Friday.
  const now = new Date('2026-11-26T10:00:00Z')
  const [first, again] = await Promise.all([ask(who, { readingId, now }), ask(who, { readingId, now })])
  assert.equal(first, again)
  const [mine, ...others] = await read(readMyLookups, { who })
  assert.equal(others.length, 0)
  assert.equal(mine?.dueAt.toISOString(), '2026-11-28T10:00:00.000Z')
  const { history } = await read((work) => readLookupCase(work, first), { who: one })
  assert.deepEqual(
    history.map(({ event }) => event),
    ['ask'],
  )
})

test('a page that is gone, a page that was read and an unknown reading are not asked for; a guest gives an address', async () => {
  const who = await customer()
  for (const reason of ['NOT_FOUND', 'HTTP_404', 'HTTP_410'] as const)
    await assert.rejects(ask(who, { readingId: await unread(reason) }), refused('LOOKUP_PAGE_GONE'))
  await assert.rejects(ask(who, { readingId: newId() }), refused('NOT_FOUND'))
  await assert.rejects(ask(guest), refused('INVALID_INPUT'))
  const id = await ask(who)
  await claim(id, one)
  await price(id, one)
  const [mine] = await read(readMyLookups, { who })
  await assert.rejects(ask(who, { readingId: mine?.readingId ?? '' }), refused('LOOKUP_NOT_NEEDED'))
})

test('a page without a price, or with one in a currency that we do not convert, is asked for; the form says what is missing', async () => {
  const who = await customer()
  for (const [said, currency, foreign] of [
    [null, null, null],
    ['12000', 'JPY', '12000 JPY'],
  ] as const) {
    const readingId = await readWith(said, currency)
    const form = await read(async (work) => {
      const page = await readKnownPage(work, readingId)
      return page && draftItem(page, (await readTables(work)).prices, 'en')
    })
    assert.deepEqual([form?.typed.price, form?.typed.currency, form?.foreignPrice], ['', '', foreign])
    const id = await ask(who, { readingId })
    await claim(id, one)
    await price(id, one)
    assert.ok((await read(readMyLookups, { who })).some((mine) => mine.readingId !== null))
  }
  await assert.rejects(ask(who, { readingId: await readWith('12', 'USD') }), refused('LOOKUP_NOT_NEEDED'))
  const bare = await read(async (work) => {
    const page = await readKnownPage(work, await readWith('45.00', null))
    return page && draftItem(page, (await readTables(work)).prices, 'en')
  })
  assert.equal(bare?.typed.price, '45.00', 'only its currency is asked')
  const small = await read(async (work) => {
    const page = await readKnownPage(work, await readWith('12.3284', 'USD'))
    return page && draftItem(page, (await readTables(work)).prices, 'en')
  })
  assert.equal(small?.typed.price, '12.33', 'a price that the form takes')
})

test('one person sends ten links a day', async () => {
  const [who, email] = [await customer(), `guest-${newId()}@example.test`]
  for (let count = 0; count < 10; count++) await ask(who)
  await assert.rejects(ask(who), refused('TOO_MANY_REQUESTS'))
  for (let count = 0; count < 10; count++) await ask(guest, { email })
  await assert.rejects(ask(guest, { email }), refused('TOO_MANY_REQUESTS'))
  const rows = await database.db.selectFrom('price_lookups').select('id').where('email', '=', email).execute()
  assert.equal(rows.length, 10)
})

test('of two reviewers who take a link at once one gets it, and only that one answers', async () => {
  const id = await ask(await customer())
  const results = await Promise.allSettled([claim(id, one), claim(id, two)])
  const failed = results.filter((result) => result.status === 'rejected')
  assert.equal(failed.length, 1)
  assert.ok(refused('LOOKUP_CLAIMED')(failed[0]?.reason))
  const { claimedBy, history } = await read((work) => readLookupCase(work, id), { who: one })
  assert.ok(claimedBy)
  assert.equal(history.length, 2)
  const [owner, other] = results[0]?.status === 'fulfilled' ? [one, two] : [two, one]
  await assert.rejects(price(id, other), refused('LOOKUP_CLAIMED'))
  await write((work) => releaseLookup(work, id), { who: owner })
  await assert.rejects(price(id, owner), refused('LOOKUP_NOT_CLAIMED'))
  await claim(id, other)
  const answered = await Promise.allSettled([price(id, other), price(id, other)])
  assert.deepEqual(answered.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})

test('reviewers who take the next at once get different links, the oldest first; their own comes before', async () => {
  const [who, third, fourth] = [await customer(), await staff('reviewer'), await staff('reviewer')]
  const old = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 90 * 86_400_000)
  const first = await ask(who, { now: old(20) })
  const second = await ask(who, { now: old(10) })
  const next = (by: Actor) => write(takeNextLookup, { who: by })
  const taken = await Promise.all([next(third), next(fourth)])
  assert.deepEqual([...taken].sort(), [first, second].sort())
  assert.equal(await next(third), taken[0])
})

test('what a suspended reviewer took goes back to the queue by itself; what others took stays theirs', async () => {
  const gone = await staff('reviewer')
  const [left, kept] = [await ask(await customer()), await ask(await customer())]
  await claim(left, gone)
  await claim(kept, one)
  await database.db.updateTable('staff_members').set({ suspended_at: new Date() }).where('id', '=', gone.id).execute()
  const chore = cartJobs.chores?.find(({ name }) => name === 'cart.release-lookups')
  await chore?.run(openJobContext(database.db, plugIn([]), 'eg', new Date()))
  const shown = async (id: string) => read((work) => readLookupCase(work, id), { who: two })
  const back = await shown(left)
  assert.deepEqual([back.state, back.claimedBy, back.history.at(-1)?.kind], ['waiting', null, 'system'])
  assert.equal((await shown(kept)).state, 'claimed')
  await claim(left, two)
  assert.equal((await shown(left)).isMine, true)
})

test('only reviewers see and answer links; nobody else, and nobody of another site', async () => {
  const id = await ask(await customer())
  for (const role of ['support', 'buyer', 'finance'] as const)
    await assert.rejects(claim(id, await staff(role)), refused('FORBIDDEN'))
  await assert.rejects(claim(id, await customer()), refused('FORBIDDEN'))
  await assert.rejects(
    write((work) => claimLookup(work, id), { who: one, site: 'ae' }),
    refused('NOT_FOUND'),
  )
  assert.equal(await read((work) => readSentLookup(work, id), { who: await customer() }), null)
  assert.equal(await read((work) => readSentLookup(work, id), { who: guest }), null)
})

test('what staff found is a page like any other: it fills the form whole, and who asked is told once, in their language', async () => {
  const made = await write((work) => sampleCustomer(work), { locale: 'en' })
  const id = await ask(made.who, { locale: 'en' })
  const before = await read(countLookups, { who: one })
  await claim(id, one)
  await price(id, one)
  assert.equal((await read(countLookups, { who: one })).count, before.count - 1)
  const [mine] = await read(readMyLookups, { who: made.who })
  assert.deepEqual([mine?.state, mine?.title], ['priced', 'Quarterdeck Wall Clock'])
  const readingId = mine?.readingId ?? ''
  const reading = await read((work) => readReading(work, readingId))
  assert.deepEqual([reading?.source, reading?.facts?.price, reading?.facts?.weightGrams], ['staff', '58.00', 900])
  const { draft, page } = await read(async (work) => {
    const page = await readKnownPage(work, readingId)
    return { page, draft: page && draftItem(page, (await readTables(work)).prices, 'en') }
  })
  assert.equal(page?.store, 'harbor.example')
  assert.deepEqual(
    [draft?.typed.category, draft?.typed.size, draft?.options.color],
    ['shoes', '42', ['Brass', 'Black']],
  )
  assert.deepEqual(draft?.missing, ['color'])
  await hear()
  await hear()
  const notices = await noticesTo(made.email)
  assert.equal(notices.length, 1)
  assert.match(notices[0]?.text ?? '', /Quarterdeck Wall Clock.* costs .*58/s)
  assert.ok(notices[0]?.html?.includes(`/en/cart/add?reading=${readingId}&amp;quantity=2`), notices[0]?.html ?? '')
  assert.equal((await noticesTo(made.id)).length, 1, 'in the app')
  // What is in the cart is not offered again.
  const typed = { ...draft?.typed, color: 'Black' }
  const form = itemForm.parse(typed)
  await write((work) => changeStoredCart(work, { kind: 'add', fields: form, key: newId() }), { who: made.who })
  assert.deepEqual(await read(readMyLookups, { who: made.who }), [])
})

test('a category, a country and a currency that the prices do not know are refused at their fields', async () => {
  const id = await ask(await customer())
  await claim(id, one)
  const wrong = (part: Partial<typeof facts>) =>
    write((work) => priceLookup(work, id, { ...facts, ...part }), { who: one })
  await assert.rejects(wrong({ category: 'unheard' }), refused('CATEGORY_UNKNOWN'))
  await assert.rejects(wrong({ country: 'FR' }), refused('COUNTRY_NOT_SERVED'))
  await assert.rejects(wrong({ currency: 'JPY' }), refused('CURRENCY_NOT_TAKEN'))
  assert.equal((await read((work) => readLookupCase(work, id), { who: one })).state, 'claimed')
})

test('a guest hears by mail alone why there is no price, in the language they asked in', async () => {
  const email = `guest-${newId()}@example.test`
  const id = await ask(guest, { email, locale: 'en' })
  assert.ok(await read((work) => readSentLookup(work, id), { who: guest }))
  await claim(id, one)
  await write((work) => refuseLookup(work, id, { refusal: 'sold_out', note: 'Ask again in May' }), { who: one })
  await hear()
  const [mail, ...others] = await noticesTo(email)
  assert.equal(others.length, 0)
  assert.match(mail?.text ?? '', /sold out at the store.*Ask again in May/s)
})

test('who deletes their account takes their open links back, and nothing of them stays', async () => {
  const who = await customer()
  const [open, claimed, answered] = [await ask(who), await ask(who), await ask(who)]
  await claim(claimed, one)
  await claim(answered, two)
  await price(answered, two)
  await write(forgetLookups, { who })
  const rows = await database.db
    .selectFrom('price_lookups')
    .selectAll()
    .where('id', 'in', [open, claimed, answered])
    .execute()
  assert.deepEqual(rows.map(({ state }) => state).sort(), ['priced', 'withdrawn', 'withdrawn'])
  assert.ok(rows.every((row) => row.customer_id === null && row.wish === '' && row.email === null))
  await assert.rejects(price(claimed, one), refused('LOOKUP_OVER'))
  await hear()
  assert.ok(!(await read((work) => readLookupDesk(work, ''), { who: one })).some(({ id }) => id === open))
})
