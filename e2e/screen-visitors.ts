// Opens a browser as one of the visitors, and finds the things that screens are about.
import { type Browser, type BrowserContext, type Page, test } from '@playwright/test'
import pg from 'pg'
import { addByLink, demoLink, shop } from './customer.ts'
import type { Language } from './languages.ts'
import type { Screen, Viewer } from './screen-list.ts'
import { keepOpen } from './test.ts'
import { addCustomer, addStaff, enter, staffRoles } from './visitors.ts'

const customerEmail = 'salma@marsa.localhost'

export type Visitors = {
  /** A new tab of this visitor. */
  readonly open: (browser: Browser, who: Viewer) => Promise<Opened>
  /** The visitor's last tab, narrow again: the browser has already loaded the shop's scripts there. */
  readonly stay: (browser: Browser, who: Viewer) => Promise<Opened>
  readonly pathOf: (screen: Screen, lang: Language, page: Page) => Promise<string | null>
  readonly db: pg.Client
  readonly newcomerId: () => string
  readonly end: () => Promise<void>
}
/** `noises`: the browser's complaints since the last look, U26. */
export type Opened = { readonly page: Page; readonly noises: string[]; readonly close: () => Promise<void> }

export async function meetVisitors(): Promise<Visitors> {
  const { SHOP_DATABASE_URL: url } = process.env
  if (!url) throw new Error('Set SHOP_DATABASE_URL to the database of the shop on SHOP_PORT')
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  const cookies = new Map<Viewer, string>([['guest', '']])
  let newcomer = ''
  const cookieOf = async (who: Viewer) => {
    if (who === 'newcomer' && !newcomer) newcomer = await addCustomer(db)
    if (!cookies.has(who)) cookies.set(who, await enterAs(db, who, newcomer))
    return cookies.get(who) ?? ''
  }
  // One browser per visitor, which keeps its cache as a person's does; each screen is its own tab.
  const contexts = new Map<Viewer, BrowserContext>()
  const open: Visitors['open'] = async (browser, who) => {
    const context = contexts.get(who) ?? (await sitDown(browser, await cookieOf(who)))
    contexts.set(who, context)
    return listen(context)
  }
  let seat: (Opened & { readonly who: Viewer }) | null = null
  const stay: Visitors['stay'] = async (browser, who) => {
    if (seat?.who !== who) {
      await seat?.close()
      seat = { ...(await open(browser, who)), who }
    }
    await seat.page.setViewportSize(phone)
    return seat
  }
  const end = async () => {
    for (const context of contexts.values()) await context.close()
    await db.end()
  }
  const pathOf: Visitors['pathOf'] = (screen, lang, page) => findPath(db, screen, lang, page)
  return { db, open, stay, pathOf, end, newcomerId: () => newcomer }
}

async function enterAs(db: pg.Client, who: Viewer, newcomer: string): Promise<string> {
  const role = staffRoles.find((one) => one === who)
  if (role) return enter(db, { staff: await addStaff(db, role), factors: 2 })
  return enter(db, { customer: who === 'newcomer' ? newcomer : await customerId(db) })
}

async function customerId(db: pg.Client): Promise<string> {
  const { rows } = await db.query<{ id: string }>('select id from customers where email = $1', [customerEmail])
  return rows[0]!.id
}

const phone = { width: 360, height: 780 }

async function sitDown(browser: Browser, cookie: string): Promise<BrowserContext> {
  const context = keepOpen(
    await browser.newContext({ viewport: phone, reducedMotion: 'reduce', serviceWorkers: 'block' }),
  )
  if (cookie) await context.addCookies([{ name: 'token', value: cookie.replace('token=', ''), url: shop() }])
  return context
}

async function listen(context: BrowserContext): Promise<Opened> {
  const page = await context.newPage()
  const noises: string[] = []
  page.on('console', (message) => {
    // Pages are tested as the shop sends them, not from a service worker: the browser logs that it is blocked.
    if (['error', 'warning'].includes(message.type()) && !/Service Worker registration blocked/.test(message.text()))
      noises.push(`U26 console: ${message.text()}`)
  })
  page.on('pageerror', (error) => noises.push(`U26 fault: ${error.message}`))
  page.on('response', (answer) => {
    if (answer.status() >= 400 && answer.request().resourceType() !== 'document')
      noises.push(`U26 ${answer.status()} ${answer.url()}`)
  })
  return { page, noises, close: () => page.close() }
}

/** The address of a screen about a thing; null if the demo has none now. */
async function findPath(db: pg.Client, screen: Screen, lang: Language, page: Page): Promise<string | null> {
  const { path, from, thing } = screen
  if (from) {
    const all = await linksOf(page, `${shop()}/${lang}${from.path}`)
    const fitting = [...new Set(all.filter((one) => from.link.test(one)))]
    const found = fitting[from.at ?? 0]
    return found ? path.replace('*', found.replace(/^\/(ar|en)/, '')) : null
  }
  if (thing === 'item') return itemPath(db)
  if (thing === 'withdrawal') return withdrawalPath(page, lang)
  if (thing === 'cancellation') return cancellationPath(db)
  if (thing === 'discrepancy') return discrepancyPath(db)
  if (thing === 'dueOrder') return duePath(db, page, lang)
  if (thing === 'editedOrder') return editedPath(db, page, lang, path)
  return thing ? path.replace('*', await idOf(db, thing, page, lang)) : path
}

/** The links of a page, read from its HTML without rendering it. */
async function linksOf(page: Page, address: string): Promise<readonly string[]> {
  const answer = await page.request.get(address)
  const html = await answer.text()
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => {
    const { pathname, search } = new URL(href.replaceAll('&amp;', '&'), answer.url())
    return pathname + search
  })
}

async function itemPath(db: pg.Client): Promise<string> {
  const { rows } = await db.query<{ number: string; id: string }>(
    'select o.number, i.id from order_items i join orders o on o.id = i.order_id where o.customer_id = $1 order by o.number limit 1',
    [await customerId(db)],
  )
  return `/account/orders/${rows[0]!.number}/items/${rows[0]!.id}`
}

/** A proposal to cancel bought goods, waiting for the customer's answer. */
async function cancellationPath(db: pg.Client): Promise<string | null> {
  const { rows } = await db.query<{ number: string }>(
    "select c.number from cancellations c join orders o on o.id = c.order_id where o.customer_id = $1 and c.state = 'proposed'",
    [await customerId(db)],
  )
  return rows[0] ? `/account/cancellations/${rows[0].number}` : null
}

/** A discrepancy with a question to its customer. */
async function discrepancyPath(db: pg.Client): Promise<string | null> {
  const { rows } = await db.query<{ number: string }>(
    "select d.number from discrepancies d join orders o on o.id = d.order_id where o.customer_id = $1 and d.state = 'proposed'",
    [await customerId(db)],
  )
  return rows[0] ? `/account/discrepancies/${rows[0].number}` : null
}

/** A withdrawal; requested if there is none yet. */
async function withdrawalPath(page: Page, lang: Language): Promise<string | null> {
  const home = `${shop()}/${lang}/account/financial/wallet`
  const found = () => page.locator('main a[href*="/withdrawals/"]').first()
  await page.goto(`${home}/withdrawals`)
  if ((await found().count()) === 0) {
    await page.goto(`${home}/withdraw`)
    await page.locator('input[name=amount]').fill('50')
    await page.locator('input[name=paymentMethod][value=office]').check({ force: true })
    const proof = page.locator('input[name=proof]')
    if ((await proof.count()) > 0) await proof.fill('harbour lights at dusk')
    await page.locator('main form button[type=submit]').last().click()
    await page.waitForURL((url) => !url.pathname.endsWith('/withdraw'))
    await page.goto(`${home}/withdrawals`)
  }
  const href = await found().getAttribute('href')
  return href?.replace(/^\/(ar|en)/, '') ?? null
}

/** An order with money still due: the payment page of any other leads away. */
async function duePath(db: pg.Client, page: Page, lang: Language): Promise<string | null> {
  const { rows } = await db.query<{ number: string }>('select number from orders where customer_id = $1', [
    await customerId(db),
  ])
  for (const { number } of rows) {
    const answer = await page.request.get(`${shop()}/${lang}/checkout/order/${number}`, { maxRedirects: 0 })
    if (answer.status() === 200) return `/checkout/order/${number}`
  }
  return null
}

/** An order in edit mode, opened if there is none; null if every order of the demo is locked. */
async function editedPath(db: pg.Client, page: Page, lang: Language, path: string): Promise<string | null> {
  const { rows } = await db.query<{ number: string }>(
    `select number from orders o where customer_id = $1 order by editing_by is null,
       not exists (select from order_items item where item.order_id = o.id and item.state = 'processing'), number`,
    [await customerId(db)],
  )
  for (const { number } of rows) {
    const edit = `${shop()}/${lang}/account/orders/${number}/edit`
    const isOpen = async () => (await page.request.get(edit, { maxRedirects: 0 })).status() === 200
    if (await isOpen()) return path.replace('*', number)
    await page.goto(`${shop()}/${lang}/account/orders/${number}`)
    const open = page.locator('main form[action$="/edit"] button')
    if ((await open.count()) > 0) {
      await open.click()
      await page.waitForURL(/\/edit$/)
    }
    if (await isOpen()) return path.replace('*', number)
  }
  return null
}

type Thing = Exclude<
  NonNullable<Screen['thing']>,
  'item' | 'dueOrder' | 'editedOrder' | 'withdrawal' | 'cancellation' | 'discrepancy'
>

async function idOf(db: pg.Client, thing: Thing, page: Page, lang: Language): Promise<string> {
  const owner = await customerId(db)
  if (thing === 'cartItem') {
    await fillCart(page, lang)
    const links = await linksOf(page, `${shop()}/${lang}/cart`)
    const link = links.find((path) => path.includes('/cart/items/'))
    return link!.split('/').at(-1)!.split('?')[0]!
  }
  if (thing === 'sharedCart') {
    await fillCart(page, lang)
    await page.goto(`${shop()}/${lang}/cart`)
    await page.locator('main button[value=share]').click()
    await page.waitForURL('**/cart/share?new=*')
    return new URL(page.url()).searchParams.get('new') ?? ''
  }
  if (thing === 'draft') {
    await fillCart(page, lang)
    const item = {
      url: demoLink('/products/brass-reading-lamp'),
      title: 'Brass Reading Lamp',
      price: '1249.90',
      currency: 'USD',
      country: 'US',
      category: 'electronics',
      quantity: '2',
      kilograms: '1',
      grams: '',
      color: '',
      size: '',
    }
    const { rows } = await db.query<{ id: string }>(
      "insert into cart_drafts (id, site, item, at) values (gen_random_uuid(), 'eg', $1, now()) returning id",
      [JSON.stringify(item)],
    )
    return rows[0]!.id
  }
  if (thing === 'address') {
    const { rows } = await db.query<{ id: string }>('select id from addresses where customer_id = $1 limit 1', [owner])
    return rows[0]!.id
  }
  const { rows } = await db.query<{ id: string }>(
    `insert into payments (id, number, customer_id, site, method, amount_minor, fee_minor, wallet_part_minor, currency, status, initiator, created_at, expires_at)
     values (gen_random_uuid(), 'T-' || floor(random() * 1e9), $1, 'eg', 'creditCard', 123450, 0, 0, 'EGP', $2, 'deposit', now(), now() + interval '1 hour') returning id`,
    [owner, thing === 'failedPayment' ? 'failed' : 'pending'],
  )
  return rows[0]!.id
}

/** Makes sure that the visitor's cart is not empty. */
export async function fillCart(page: Page, lang: Language): Promise<void> {
  if ((await linksOf(page, `${shop()}/${lang}/cart`)).some((path) => path.includes('/cart/items/'))) return
  // Both workers may fill the same cart at once: the same goods would be refused, so each takes its own colour.
  await addByLink(page, lang, demoLink('/products/brass-reading-lamp'), shop(), test.info().parallelIndex + 1)
}
