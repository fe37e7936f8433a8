// Story 11, from Instagram to the door: a link of an advert, the question about measuring refused and later agreed to, the
// newsletter by a mailed link, a campaign, an order that its letter led to, handed over; the analytics show it once, by its
// source and with its margin; one press ends the newsletter. On both sites, in both languages.
import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import { sql } from 'kysely'
import { makeLeaveTokens } from '#content/newsletter/leave-token.ts'
import { campaignPost, leaveTokens, linkTokens } from '#content/newsletter/newsletter.ports.ts'
import { makeLinkTokens } from '#content/newsletter/sending/link-token.ts'
import { sendCampaigns } from '#content/newsletter/sending/send-campaigns.ts'
import { readTraffic } from '#content/tracking/analytics/read-traffic.ts'
import { readMargins } from '#content/tracking/margins/read-margins.ts'
import { smtpMailer } from '#people/notices/smtp-mailer.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import type { Actor, Locale, Work } from '#platform/work/work.ts'
import { siteToday } from '#pricing/quote/explain/site-today.ts'
import { sellers } from '#selling/orders/invoices/seller.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { type Site, sites } from '#sites/sites.ts'
import { fillCart } from '#world/samples/checkout/checkout.samples.ts'
import { sampleCampaign } from '#world/samples/content/newsletter.samples.ts'
import { readIn } from '#world/samples/fronts/screen-language.samples.ts'
import { buySample } from '#world/samples/fulfilment/purchasing.samples.ts'
import { handOverSample } from '#world/samples/fulfilment/requests.samples.ts'
import { receivedSample } from '#world/samples/fulfilment/warehouse.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { reviewSample, sampleSellers } from '#world/samples/selling/orders.samples.ts'
import { startSmtpSimulator } from '#world/simulators/smtp/start-simulator.ts'
import { openStoryShop } from './story-shop.samples.ts'

const database = await testDatabase()
const shop = await openStoryShop(database, new Set(), (route) => route === '/:lang/measuring')
const post = await startSmtpSimulator({ keeps: true })
after(() => post.close())
const secret = 'secret of a test'
const ports = plugIn([
  plug(leaveTokens, makeLeaveTokens(secret)),
  plug(linkTokens, makeLinkTokens(secret)),
  plug(siteOrigins, { eg: 'https://www.marsa.example', ae: 'https://ae.marsa.example' }),
  plug(campaignPost, { mailer: smtpMailer(post.url, 'Marsa <news@marsa.example>', { ms: 5000 }), perSecond: 400 }),
  plug(sellers, sampleSellers),
])
const nobody = { code: 'CAMPAIGN_WITHOUT_AUDIENCE' }
const [writer, publisher, finance] = await database.write(async (work) => [
  (await sampleStaff(work, ['content'])).who,
  { ...(await sampleStaff(work, ['content'])).who, isProved: true },
  (await sampleStaff(work, ['finance'])).who,
])

for (const site of ['eg', 'ae'] as const)
  for (const locale of ['ar', 'en'] as const)
    test(`story 11 on ${site} in ${locale}: an order is counted once, where its customer came from, with its margin`, () =>
      tell(site, locale))

async function tell(site: Site, locale: Locale): Promise<void> {
  readIn(locale)
  const before = await earned(site)
  const customer = await shop.shopper(site, locale)
  const browser = browserOf(site, locale)

  // The link of an advert. Nothing is kept before the question is answered, and nothing after a no.
  const advert = `/${locale}/measuring?utm_campaign=ig_winter-coats_reel`
  const choose = (answer: 'yes' | 'no') => {
    const arrived = 'utm_source=Instagram&utm_campaign=Instagram_winter-coats'
    return browser.press(`/${locale}/measuring`, new URLSearchParams({ do: answer, arrived, receivers: '' }).toString())
  }
  await browser.open(advert)
  assert.deepEqual(browser.kept(), {})
  await choose('no')
  await browser.open(advert)
  assert.deepEqual(browser.kept(), { measuring: 'no' })
  await choose('yes')
  assert.match(browser.kept().campaign ?? '', /fs=Instagram&fc=winter-coats/)

  // The newsletter comes only after its mailed link was pressed.
  await shop.ask({
    ...browser.headers('POST', '/api/marketing-emails-subscriptions'),
    payload: { email: customer.email },
  })
  await assert.rejects(sendCampaign(site), nobody, 'nobody has confirmed')
  const { secret: token } = await database.db
    .selectFrom('notices')
    .select('secret')
    .where('kind', '=', 'newsletter_mail_confirm')
    .orderBy('queued_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const confirm = async () => {
    const asked = browser.headers('POST', '/api/marketing-emails-subscriptions/confirm')
    return (await shop.ask({ ...asked, payload: { token } })).statusCode
  }
  assert.deepEqual([await confirm(), await confirm()], [200, 410])

  // One letter in the reader's language, whose link says where it leads from.
  const campaign = await sendCampaign(site)
  assert.equal(post.taken.get(customer.email), 1)
  const letter = post.mails.get(customer.email) ?? ''
  assert.match(letter, new RegExp(`^Content-Language: ${locale}`, 'm'))
  const [link = ''] = textOf(letter).match(/\/api\/newsletter\/links\/[\w.-]+/) ?? []
  const led = await shop.ask(browser.headers('GET', link))
  assert.equal(led.statusCode, 302)
  const { searchParams, pathname } = new URL(String(led.headers.location))
  assert.equal(pathname, `/${locale}/search-product`)
  await browser.open(`/${locale}/measuring?${searchParams}`)
  assert.match(browser.kept().campaign ?? '', /fs=Instagram&fc=winter-coats.*ls=Email/)

  // The order, from its cart to the hand-over.
  customer.wears(browser.cookie())
  await customer.as((work) => fillCart(work))
  const { number, totalMinor } = await customer.buy()
  const [stage, cast] = [shop.on(site), { ...shop.casts[site], customer: customer.who }]
  await reviewSample(stage, cast, number)
  await buySample(stage, cast, number)
  await receivedSample(stage, cast, number)
  const { id } = await customer.as((work) => findOrder(work, { number }))
  await handOverSample(stage, cast, { id, number })
  for (let round = 0; round < 3; round++) await customer.mails()

  // Each step once, under the letter that led to it; how the customer came first is kept beside it.
  const { parts } = await seen(site, locale, 'source')
  const email = parts.find(({ part }) => part === 'Email')?.figures
  assert.deepEqual(
    [email?.placeOrder.count, email?.orderPaid.count, email?.orderHandedOver.count],
    [1, 1, 1],
    'the source',
  )
  const named = (await seen(site, locale, 'campaign')).parts.find(({ part }) => campaign.endsWith(part) && part !== '')
  assert.equal(named?.figures.placeOrder.count, 1, 'the campaign')
  assert.equal(named?.figures.placeOrder.minor, totalMinor)
  const touch = await database.db
    .selectFrom('order_touches')
    .select(['first_source', 'first_campaign', 'source'])
    .where('order_id', '=', id)
    .executeTakeFirst()
  assert.deepEqual(touch, { first_source: 'Instagram', first_campaign: 'winter-coats', source: 'Email' })
  shop.moveOn(1)
  for (let round = 0; round < 2; round++) await shop.post.strike(site, 'tracking.roll-up')
  const { from, until } = days(site)
  const margins = await database.read((work) => readMargins(work, { from, until }, 'store'), { who: finance, site })
  assert.equal(margins.all.now.paid, (await earned(site)) - before, 'the margin is what the ledger booked, once')

  // One press in the mail program, and no letter more.
  const [leave = ''] = letter.match(/(?<=^List-Unsubscribe: <https:\/\/[^/]+)\/[^>]+/m) ?? []
  const left = await shop.ask({
    method: 'POST',
    url: leave,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  assert.equal(left.statusCode, 200)
  shop.moveOn(8 * 24)
  await assert.rejects(sendCampaign(site), nobody, 'nobody is left')
  assert.equal(post.taken.get(customer.email), 1)
  await shop.holds()
}

/** A campaign that one person writes and another publishes, sent; refused where nobody would read it. */
async function sendCampaign(site: Site): Promise<string> {
  const run = <Answer>(who: Actor, act: (work: Work) => Promise<Answer>) =>
    database.write(act, { who, site, now: shop.now() })
  const id = await sampleCampaign(run, [writer!, publisher!])
  await sendCampaigns(openJobContext(database.db, ports, site, shop.now()))
  return id
}

function days(site: Site) {
  const today = siteToday(shop.now(), site)
  return { from: siteToday(new Date(shop.now().getTime() - 2 * 86_400_000), site), until: today }
}

function seen(site: Site, locale: Locale, by: 'source' | 'campaign') {
  return database.read((work) => readTraffic(work, { ...days(site), by, only: { locale } }), { who: finance, site })
}

/** What the ledger says that orders of this site earned. */
async function earned(site: Site): Promise<bigint> {
  const { rows } = await sql<{ minor: bigint }>`
    select coalesce(sum(amount_minor), 0)::bigint as minor
    from ledger_lines line join journal_entries entry on entry.id = line.entry_id
    where currency = ${sites[site].currency} and kind = 'order_earned'
      and (account like 'revenue:%' or account = 'duties')`.execute(database.db)
  return rows[0]?.minor ?? 0n
}

/** A phone that keeps its cookies. */
function browserOf(site: Site, locale: Locale) {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const headers = (method: 'GET' | 'POST', url: string) => ({
    method,
    url,
    headers: {
      'x-site': site,
      'accept-language': locale,
      accept: 'text/html',
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148',
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      ...(jar.size > 0 && { cookie: cookie() }),
    },
  })
  const keep = (answer: Awaited<ReturnType<typeof shop.ask>>) => {
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) jar.delete(name)
      else jar.set(name, value)
    }
    return answer.statusCode
  }
  return {
    headers,
    cookie,
    /** What tells of measuring and arrivals. */
    kept: (): Readonly<Record<string, string>> => Object.fromEntries([...jar].filter(([name]) => name !== 'lang')),
    open: async (url: string) => assert.equal(keep(await shop.ask(headers('GET', url))), 200, url),
    press: async (url: string, form: string) => {
      const asked = headers('POST', url)
      const typed = { ...asked.headers, 'content-type': 'application/x-www-form-urlencoded' }
      assert.equal(keep(await shop.ask({ ...asked, headers: typed, payload: form })), 302, url)
    },
  }
}

/** The words of a mail, whose lines are written with signs of their own for what is no plain letter. */
function textOf(mail: string): string {
  const parts = mail.split(/\r?\n\r?\n/)
  const plain = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  const encoded = parts
    .filter((part) => /^[A-Za-z0-9+/=\r\n]{60,}$/.test(part))
    .map((part) => Buffer.from(part, 'base64').toString())
  return [plain, ...encoded].join('\n')
}
