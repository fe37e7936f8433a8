// Who may open what, what foreign pages and hostile texts can do, and that reading changes nothing.
import { expect } from '@playwright/test'
import pg from 'pg'
import { readCsv, writeCsv } from '../src/platform/files/csv.ts'
import { chooseOptions } from './customer.ts'
import { formulas, hostileTexts } from './hostile-texts.ts'
import { listPages, mayOpen, type PageOf } from './page-list.ts'
import { type OpenShop, openShop } from './start-shop.ts'
import { test } from './test.ts'
import { inviteEverybody, type StaffRole, staffRoles, type Visitor } from './visitors.ts'

const OWNER = 'salma@marsa.localhost'
const MISSING = '01900000-0000-7000-8000-00000000dead'
const pages = listPages()
let shop: OpenShop
let db: pg.Client
let visitors: readonly Visitor[]
let ids: Readonly<Record<string, string>>

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  const { SECURITY_SHOP_PORT: port, SECURITY_DATABASE_URL: databaseUrl } = process.env
  shop = port && databaseUrl ? { port: Number(port), databaseUrl, stop: async () => undefined } : await openShop()
  db = new pg.Client({ connectionString: shop.databaseUrl })
  await db.connect()
  // Every role at every screen of the console is `tests/staff-doors.test.ts`: who may all and who may least stand for them here.
  const roles = ['admin', 'content']
  visitors = (await inviteEverybody(db, OWNER)).filter(({ name }) => !isStaff(name) || roles.includes(name))
  ids = await ownersThings()
})
test.afterAll(async () => {
  await db.end()
  await shop.stop()
})

async function one(sql: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>(sql, [OWNER])
  if (!rows[0]) throw new Error(`The demo has none: ${sql}`)
  return rows[0].id
}

async function ownersThings(): Promise<Record<string, string>> {
  const mine = 'from orders o join customers c on c.id = o.customer_id where c.email = $1'
  return {
    order: await one(`select o.number as id ${mine} order by o.number limit 1`),
    item: await one(
      `select i.id from order_items i join orders o on o.id = i.order_id join customers c on c.id = o.customer_id where c.email = $1 order by o.number limit 1`,
    ),
    shipment: await one('select number as id from shipments where $1::text is not null limit 1'),
    cartItem: await addToCart(),
    address: await one(
      `select a.id from addresses a join customers c on c.id = a.customer_id where c.email = $1 limit 1`,
    ),
    payment: await one(
      `insert into payments (id, number, customer_id, site, method, amount_minor, fee_minor, wallet_part_minor, currency, status, initiator, created_at, expires_at)
       select gen_random_uuid(), 'T-' || floor(random() * 1e9), c.id, 'eg', 'creditCard', 100, 0, 0, 'EGP', 'failed', 'deposit', now(), now() from customers c where c.email = $1 returning id`,
    ),
  }
}

async function addToCart(): Promise<string> {
  const item = {
    url: 'https://www.amazon.com/dp/B0OWNITEM1',
    clientData: { price: 10, currency: 'USD', domesticShipping: 0, title: 'Lamp' },
    category: 'homeware',
    country: 'US',
    quantity: 1,
    weight: 500,
  }
  const { cookie } = visitors.find(({ name }) => name === 'owner')!
  const headers = { 'content-type': 'application/json', 'idempotency-key': MISSING }
  await visit('/api/users/cart/items', cookie, { method: 'POST', body: JSON.stringify(item), headers })
  return one(
    'select i.id from cart_items i join carts k on k.id = i.cart_id join customers c on c.id = k.customer_id where c.email = $1 limit 1',
  )
}

function fill(page: PageOf, whose: 'own' | 'missing'): string {
  const own = {
    ':number': page.path.includes('shipments') ? ids.shipment! : ids.order!,
    ':itemId': ids.cartItem!,
    ':provider': 'paymob',
    ':lang': 'en',
    '*': 'nothing-here',
    ':id': page.path.includes('items/')
      ? ids.item!
      : page.path.includes('addresses')
        ? ids.address!
        : page.path.includes('payment/')
          ? ids.payment!
          : MISSING,
  }
  const missing = { ...own, ':number': '999999999', ':id': MISSING, ':itemId': MISSING }
  const values: Record<string, string> = whose === 'own' ? own : missing
  return page.path.replace(/:\w+|\*/g, (name) => values[name] ?? MISSING) || '/'
}

const visit = (path: string, cookie: string, init: RequestInit = {}) =>
  fetch(`http://localhost:${shop.port}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { cookie, accept: 'text/html', ...init.headers },
  })

const isStaff = (name: Visitor['name']): name is StaffRole => staffRoles.some((role) => role === name)
const isDoor = (answer: Response) => answer.status === 302 && /\/signin/.test(answer.headers.get('location') ?? '')

/** What is wrong with this answer, if anything. */
function surprise(page: PageOf, who: Visitor['name'], answer: Response): string | null {
  if (answer.status >= 500) return 'a fault'
  if (page.access === 'public') return null
  if (page.access === 'undeclared') return 'says not who may open it'
  if (page.access === 'customer') {
    if (who === 'owner') return isDoor(answer) ? 'sent away' : null
    if (who === 'stranger') return /:(number|id)/.test(page.path) && answer.status !== 404 ? 'not 404' : null
    return isDoor(answer) || answer.status === 403 ? null : 'let in'
  }
  if (!isStaff(who)) return isDoor(answer) ? null : 'let in'
  if (mayOpen(who, page.access)) return isDoor(answer) || answer.status === 403 ? 'sent away' : null
  return answer.status === 403 ? null : 'let in'
}

/** What the reader sees, without ids and the answer's own id. */
async function shownBy(answer: Response): Promise<string> {
  const main = (await answer.text()).match(/<main[\s\S]*<\/main>/)?.[0] ?? ''
  return main.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\b\d{6,9}\b/g, '')
}

test('every page opens for those it is for, and for nobody else, and looking changes nothing', async () => {
  const before = await settledDigest()
  const surprises: string[] = []
  let count = 0
  for (const page of pages) {
    for (const { name, cookie } of visitors) {
      const path = fill(page, 'own')
      const paths = [path]
      // The router's data of one page alone, without the surrounding frame, which checks first.
      if (page.access !== 'public' && page.access !== 'customer')
        paths.push(`${path}.data?_routes=${encodeURIComponent(page.id)}`)
      for (const [at, one] of paths.entries()) {
        count++
        const answer = await visit(one, cookie)
        const body = await answer.text()
        const found = surprise(page, name, at === 0 ? answer : asPage(answer, body))
        if (found) surprises.push(`${name} ${path}${at ? '.data' : ''}: ${answer.status}, ${found}`)
      }
    }
  }
  console.log(`${pages.length} pages, ${visitors.length} visitors, ${count} answers`)
  expect(surprises).toEqual([])
  expect(await digest()).toEqual(before)
})

// A redirect comes inside the data (202).
function asPage(answer: Response, body: string): Response {
  const to = answer.status === 202 ? body.match(/"(\/[^"]*signin[^"]*)"/)?.[1] : undefined
  return to ? new Response(null, { status: 302, headers: { location: to } }) : answer
}

test("somebody else's thing is answered like a missing one", async () => {
  const stranger = visitors.find(({ name }) => name === 'stranger')!
  const different: string[] = []
  for (const page of pages) {
    if (!(page.access === 'customer' && /:(number|id)/.test(page.path)) && !page.path.includes(':itemId')) continue
    const [others, missing] = [fill(page, 'own'), fill(page, 'missing')]
    const [one, two] = [await visit(others, stranger.cookie), await visit(missing, stranger.cookie)]
    const same = (await shownBy(one)) === (await shownBy(two))
    if (one.status !== 404 || two.status !== 404 || !same) different.push(`${others}: ${one.status} and ${two.status}`)
  }
  expect(different).toEqual([])
})

test('no page and no call accepts a form of a foreign page', async () => {
  const { paths } = (await (await visit('/api/openapi.json', '')).json()) as {
    paths: Record<string, Record<string, { 'x-access'?: string }>>
  }
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method, { 'x-access': access }]) => method !== 'get' && access !== 'provider')
      .map(([method]) => ({ path: path.replace(/\{\w+\}/g, MISSING), method: method.toUpperCase() })),
  )
  const forms = pages.filter((page) => page.changes).map((page) => ({ path: fill(page, 'own'), method: 'POST' }))
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ]
  const taken: string[] = []
  for (const { name, cookie } of visitors.filter(({ name }) => name === 'owner' || name === 'admin')) {
    for (const [at, { path, method }] of [...forms, ...calls].entries()) {
      // `guard-browser.test.ts` tells the foreign ways apart: each form meets another of them as each visitor.
      const headers = foreign[(at + (name === 'admin' ? 1 : 0)) % foreign.length]
      const answer = await visit(path, cookie, { method, body: 'a=1', headers: { ...form, ...headers } })
      const isRefused = answer.status === 403 && /<h1>|FOREIGN_ORIGIN/.test(await answer.text())
      if (!isRefused) taken.push(`${name} ${method} ${path} ${JSON.stringify(headers)}: ${answer.status}`)
    }
  }
  console.log(`${forms.length} forms and ${calls.length} calls, ${foreign.length} foreign ways, 2 visitors`)
  expect(taken).toEqual([])
})

// What the shop does by the clock rests from here on, in this shop of our own: nothing is begun, and what was begun ends.
async function settledDigest(): Promise<Record<string, string>> {
  await db.query('delete from deliveries where announcement_id is null')
  let before = await digest()
  for (let settled = false; !settled; ) {
    await new Promise((wake) => setTimeout(wake, 1500))
    const now = await digest()
    settled = (await openWork()) === 0 && JSON.stringify(now) === JSON.stringify(before)
    before = now
  }
  return before
}

async function openWork(): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from deliveries where next_try_at is not null',
  )
  return rows[0]!.count
}

// All tables, but what counts the looking itself and what notes that somebody was refused. Taking the audit log away as a file is
// an act of its own, which stands in it.
async function digest(): Promise<Record<string, string>> {
  const uncounted = ['rate_limits', 'link_readings', 'security_events', 'system_logs', 'migrations']
  const { rows } = await db.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const sums: Record<string, string> = {}
  for (const { name } of rows.filter((row) => !uncounted.includes(row.name))) {
    const row = name === 'sessions' ? "(to_jsonb(t) - 'last_seen_at')::text" : 't::text'
    const counted = name === 'audit_log' ? "where action not in ('audit.export', 'consents.export')" : ''
    const { rows: found } = await db.query<{ sum: string }>(
      `select count(*) || ':' || md5(coalesce(string_agg(${row}, '' order by ${row}), '')) as sum from "${name}" t ${counted}`,
    )
    sums[name] = found[0]!.sum
  }
  return sums
}

test('a hundred answers have a hundred nonces, and every answer says what a browser may not do', async () => {
  test.setTimeout(60_000)
  const nonces = new Set<string>()
  for (let batch = 0; batch < 5; batch++) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => visit('/en/ops/signin', '')))
    for (const answer of answers) {
      nonces.add(answer.headers.get('content-security-policy')?.match(/'nonce-([\w-]+)'/)?.[1] ?? '')
      await answer.body?.cancel()
    }
  }
  expect(nonces.size).toBe(100)
  const html = await (await visit('/en', '')).text()
  const asset = html.match(/\/assets\/[\w.-]+\.(js|css)/)?.[0] ?? '/favicon.svg'
  for (const path of [
    '/',
    '/en',
    '/en/cart',
    '/en/x',
    asset,
    '/favicon.svg',
    '/api/geo/states',
    '/api/x',
    '/%zz',
    '/en/cart.data',
  ]) {
    const { headers } = await visit(path, '')
    const told = ['x-content-type-options', 'referrer-policy', 'x-frame-options', 'permissions-policy'].map((name) =>
      headers.get(name),
    )
    expect(told, path).toEqual([
      'nosniff',
      'strict-origin-when-cross-origin',
      'DENY',
      expect.stringContaining('camera=()'),
    ])
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).not.toMatch(
      /https?:|localhost|style-src 'self' 'unsafe-inline'|script-src[^;]*'unsafe-inline'/,
    )
  }
})

test('hostile texts stay texts, on the pages of customers and staff and in mails', async ({ browser }) => {
  test.slow()
  const owner = visitors.find(({ name }) => name === 'owner')!
  const call = (path: string, body: object, method = 'POST') =>
    visit(`/api${path}`, owner.cookie, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  const faults: string[] = []
  const check = (text: string, { status, url }: Response) => {
    if (status >= 500) faults.push(`${text} → ${url} ${status}`)
  }
  for (const text of hostileTexts) {
    const door = {
      phone: '+201001234567',
      state: 'cairo',
      area: 'nasr-city',
      street: text,
      building: text.slice(0, 40),
    }
    const name = { firstName: text.slice(0, 60), lastName: text.slice(0, 60) }
    check(text, await call('/addresses', { ...name, ...door, city: text.slice(0, 80), floor: text.slice(0, 20) }))
    check(text, await call('/users/profile', { ...name, phone: '+201012345678' }, 'PUT'))
    check(text, await call('/users/cart/coupon', { couponCode: text.slice(0, 60) }, 'PUT'))
    const asked = encodeURIComponent(text)
    check(text, await visit(`/en/account/orders?q=${asked}&tab=${asked}`, owner.cookie))
    check(text, await visit(`/en/cart/add?link=${asked}`, owner.cookie))
  }
  // After the others, which would count a full cart's prices each time.
  let inCarts = 0
  for (const [at, text] of hostileTexts.entries()) {
    const added = await call('/users/cart/items', {
      url: `https://www.amazon.com/dp/B0HST${String(at).padStart(5, '0')}`,
      clientData: { price: 10, currency: 'USD', domesticShipping: 0, title: text },
      category: 'shoes',
      country: 'US',
      size: text.slice(0, 120),
      color: text.slice(0, 120),
      quantity: 1,
      weight: 500,
      notes: text,
    })
    // A cart's size is limited: the last texts are tested below.
    if (added.status === 409) await db.query('delete from cart_items')
    inCarts += Number(added.ok)
    check(text, added)
  }
  for (const [at, text] of hostileTexts.slice(0, 15).entries()) {
    const name = { firstName: text.slice(0, 60), lastName: text.slice(0, 60) }
    const account = { ...name, email: `hostile-${at}@example.test`, password: 'a quiet harbour', terms: true }
    const answer = await call('/users', account)
    if (answer.status !== 201) faults.push(`sign-up as ${text}: ${answer.status}`)
  }
  expect(faults).toEqual([])
  expect(inCarts).toBeGreaterThan(150)
  const mails = await db.query<{ id: string }>("select id from notices where recipient like 'hostile-%'")
  expect(mails.rows.length).toBe(15)
  const { order } = await writeEverywhere(hostileTexts.join(' ').replaceAll('\u0000', ''))
  const ran: string[] = []
  const admin = visitors.find(({ name }) => name === 'admin')!
  const views: readonly [Visitor, readonly string[]][] = [
    [
      owner,
      ['/cart', '/account/profile', '/account/addresses', `/account/orders/${order}`, '/account/orders', '/checkout'],
    ],
    [
      admin,
      [`/ops/orders/${order}`, `/ops/review/${order}`, '/ops/review', '/ops/purchase', '/ops', `/ops/find?q=${order}`],
    ],
  ]
  const letters = mails.rows.map(({ id }) => `/../dev/outbox/${id}`)
  for (const [visitor, paths] of [...views, [admin, ['/../dev/outbox', ...letters]] as const]) {
    const context = await browser.newContext()
    const [name, value] = visitor.cookie.split('=') as [string, string]
    await context.addCookies([{ name, value, domain: 'localhost', path: '/' }])
    const page = await context.newPage()
    page.on('dialog', async (dialog) => {
      ran.push(`${page.url()}: ${dialog.message()}`)
      await dialog.dismiss()
    })
    page.on('console', (message) => {
      if (/Content Security Policy.*(script|inline)/i.test(message.text())) ran.push(`${page.url()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => ran.push(`${page.url()}: ${error.message}`))
    for (const path of paths) {
      await page.goto(`http://localhost:${shop.port}/en${path}`)
      if (await page.evaluate(() => 'ranHostile' in window)) ran.push(`${path}: ran`)
      for (const frame of page.frames()) {
        const made = await frame
          .locator('[onerror], [onload], [onclick], [onfocus], script:text("ranHostile=1")')
          .count()
        if (frame !== page.mainFrame() && made > 0) ran.push(`${path}: ${made} hostile elements in the letter`)
      }
      const bad = await page
        .locator('[onerror], [onload], [onclick], [onfocus], a[href^="javascript:" i], main iframe:not([sandbox])')
        .count()
      if (bad > 0) ran.push(`${path}: ${bad} hostile elements`)
    }
    await context.close()
  }
  expect(ran).toEqual([])
})

test('hostile texts in a CSV file are plain cells, and are read back unchanged', () => {
  expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(200)
  const rows = hostileTexts.map((text) => [text, 'x'])
  const written = writeCsv(['text', 'x'], rows)
  expect(readCsv(written).rows).toEqual(rows)
  for (const formula of formulas) expect(writeCsv(['a'], [[formula]]).slice(4)).toMatch(/^\s*"?(['"]|"")/)
})

test('a cart that cannot be moved after signing in opens the dialog, loses nothing, and is moved later', async ({
  browser,
}) => {
  const owner = visitors.find(({ name }) => name === 'stranger')!
  const [name, value] = owner.cookie.split('=') as [string, string]
  await db.query(
    `create function refuse_item() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`,
  )
  await db.query('create trigger refuse_item before insert on cart_items for each row execute function refuse_item()')
  const context = await browser.newContext()
  const page = await context.newPage()
  const origin = `http://localhost:${shop.port}`
  await page.goto(
    `${origin}/en/cart/add?link=http://harbor-goods.localhost:${shop.port + 2}/products/brass-reading-lamp`,
  )
  await expect(page.locator('form#item')).toBeVisible({ timeout: 20_000 })
  await chooseOptions(page)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).locator('visible=true').first().click()
  await page.waitForURL((url) => url.pathname === '/en/cart')
  await context.addCookies([{ name, value, domain: 'localhost', path: '/' }])
  await page.goto(`${origin}/en/cart`)
  await expect(page.getByRole('dialog')).toContainText('Something went wrong')
  await page.goto(`${origin}/en/checkout`)
  await expect(page).toHaveURL((url) => url.pathname === '/en/cart')
  await expect(page.getByRole('dialog')).toContainText('still kept in this browser')
  await db.query('drop trigger refuse_item on cart_items')
  await page.getByRole('dialog').getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('main')).toContainText('Brass reading lamp', { ignoreCase: true })
  expect((await context.cookies()).filter((cookie) => cookie.name === 'cart')).toEqual([])
  await context.close()
})

// Writes texts that no form accepts in full: names and notes of a placed order, as from an older version or a shop's
// page.
async function writeEverywhere(text: string): Promise<{ readonly order: string }> {
  const order = ids.order!
  await db.query('update orders set comment = $2 where number = $1', [order, text])
  await db.query(
    'update order_items set title = $2, notes = $2 where order_id = (select id from orders where number = $1)',
    [order, text],
  )
  return { order }
}
