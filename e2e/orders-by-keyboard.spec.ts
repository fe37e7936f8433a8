// Orders go from the review to their customers, by staff of five roles with only a keyboard and a scanner. Prints the
// keys and seconds of each part of the work at the end.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { shop } from './customer.ts'
import { chooseRows, goToScreen, type Hands, handsOn, search } from './hands.ts'
import { isEveryStop } from './languages.ts'
import { keepOpen, test } from './test.ts'
import { addStaff, enter, type StaffRole } from './visitors.ts'

const count = isEveryStop ? 20 : 3
// A name that a search finds, and that no other test uses.
const name = `Lamp${Date.now().toString(36)}`
const tracking = `1ZFORTY${Date.now()}`
const desktop = { viewport: { width: 1440, height: 900 } }

// One way in steps: each is somebody's work at a desk, with the orders from the step before.
test.describe.configure({ mode: 'serial' })
let numbers: readonly string[] = []
let db: pg.Client
let page: Page
let hands: Hands

test.beforeAll(async ({ browser }) => {
  const place = join(import.meta.dirname, 'place-orders.ts')
  const placed = execFileSync(process.execPath, [place, String(count), name], {
    encoding: 'utf8',
    env: process.env,
    timeout: 110_000,
  })
  numbers = placed.trim().split('\n')
  expect(numbers).toHaveLength(count)
  db = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })
  await db.connect()
  page = await keepOpen(await browser.newContext(desktop)).newPage()
  hands = handsOn(page)
})

test.afterAll(async () => {
  await db.end()
  await page.context().close()
})

async function sitDown(role: StaffRole): Promise<void> {
  const [cookie = '', value = ''] = (await enter(db, { staff: await addStaff(db, role), factors: 2 })).split('=')
  await page.context().addCookies([{ name: cookie, value, url: shop() }])
  await page.goto(`${shop()}/ar/ops`)
  await expect(page.locator('h1')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('a reviewer reviews the orders without a mouse', async () => {
  await sitDown('reviewer')
  await review(hands)
})

test('a buyer buys the reviewed orders without a mouse', async () => {
  await sitDown('buyer')
  await buy(hands)
})

test('a warehouse receives the bought goods and ships them without a mouse', async () => {
  await sitDown('warehouse')
  await receive(hands, page)
  await sendHome(hands)
})

test('the hub unloads and prepares the goods without a mouse', async () => {
  await sitDown('hub')
  await unload(hands, numbers)
  await prepare(hands)
})

test('the desk hands everything over without a mouse', async () => {
  await sitDown('desk')
  await shelve(hands)
  const codes = await db.query<{ code: string }>(
    `select distinct r.code from requests r join request_items part on part.request_id = r.id
     join order_items item on item.id = part.item_id where item.title = $1`,
    [name],
  )
  await handOver(
    hands,
    codes.rows.map(({ code }) => code),
  )
  const states = await db.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from order_items where title = $1 group by state',
    [name],
  )
  expect(states.rows).toEqual([{ state: 'picked_up', count }])
  for (const part of hands.parts)
    test.info().annotations.push({ type: 'work by keyboard', description: JSON.stringify(part) })
})

async function review(hands: Hands): Promise<void> {
  const { page, press } = hands
  await hands.part('claim, all at once', count, async () => {
    await goToScreen(hands, 'مراجعة', '/ops/review')
    await search(hands, name)
    await chooseRows(hands, 'input[name=order]', count)
    await press('c')
    await expect(page.locator('button[name=do][value=undoClaim]')).toBeVisible()
  })
  await hands.part('review, one by one', count, async () => {
    await press('n')
    for (let at = 0; at < count; at++) {
      await page.waitForURL((url) => /\/review\/\d+$/.test(url.pathname))
      const number = new URL(page.url()).pathname.split('/').at(-1)
      await expect(page.locator('button[name=do][value=finish]')).toBeEnabled()
      // A key pressed just before the page listens is pressed again, as people do.
      await expect(async () => {
        if (new URL(page.url()).searchParams.get('number') !== number) await press('a')
        await page.waitForURL((url) => url.searchParams.get('number') === number, { timeout: 5_000 })
      }).toPass({ timeout: 45_000 })
    }
  })
}

async function buy(hands: Hands): Promise<void> {
  const { page, press, type, tabTo } = hands
  await hands.part('buy, in one store order', count, async () => {
    await goToScreen(hands, 'الشراء', '/ops/purchase')
    await search(hands, name)
    await chooseRows(hands, 'input[name=item]', count)
    await press('e')
    await tabTo('input[name=storeOrderNumber]')
    await type(`HG-${name}`)
    await tabTo('input[name=cost]')
    await type(`${count * 64}.00`)
    await tabTo('select[name=cardLabel]')
    await type(name)
    await expect(page.locator('select[name=cardLabel]')).toHaveValue(`${name} 4040`)
    await tabTo('button[value=buy]')
    await press('Enter')
    await goOnUnread(hands)
    await page.waitForURL((url) => url.searchParams.get('done') === 'bought')
  })
  await hands.part('sent by the seller, in one parcel', count, async () => {
    await goToScreen(hands, 'تم شراؤها', '/ops/purchase/bought')
    await search(hands, `HG-${name}`)
    await expect(page.locator('input[name=item]:checked')).toHaveCount(count)
    await press('e')
    await tabTo('input[name=carrier]')
    await type('UPS')
    await tabTo('input[name=trackingNumber]')
    await hands.scan(tracking)
    await page.waitForURL((url) => url.searchParams.get('done') === 'shipped')
  })
}

// A busy machine may not read the store's page in time; then the buyer gives a reason to buy without it.
async function goOnUnread({ page, press, type, tabTo }: Hands): Promise<void> {
  const reason = page.locator('input[name=reason]')
  const isBought = () => new URL(page.url()).searchParams.get('done') === 'bought'
  await expect.poll(async () => isBought() || (await reason.count()) > 0, { timeout: 45_000 }).toBe(true)
  if (isBought()) return
  await tabTo('input[name=reason]')
  await type('رأيته في المتجر')
  await tabTo('button[value=buy]')
  await press('Enter')
}

async function receive(hands: Hands, page: Page): Promise<void> {
  const { press, type } = hands
  await hands.part('receive, weighed one by one', count, async () => {
    await goToScreen(hands, 'استلام المخزن', '/ops/warehouse')
    await expect(page.locator('main [data-waits]')).toBeFocused()
    await hands.scan(tracking)
    for (let at = 0; at < count; at++) {
      const grams = page.locator('input[name=unitGrams]').first()
      await expect(page.locator('input[name=unitGrams]')).toHaveCount(count - at)
      await expect(grams).toBeFocused()
      await type('1400')
      await answerFine(hands)
      await press('Enter')
    }
    await expect(page.locator('input[name=unitGrams]')).toHaveCount(0)
  })
  await hands.part('pack, all at once', count, async () => {
    await goToScreen(hands, 'التعبئة', '/ops/warehouse/packages')
    await search(hands, name)
    await chooseRows(hands, 'input[name=item]', count)
    await press('p')
    await page.waitForURL((url) => url.searchParams.get('done') === 'packed')
  })
}

// The questions about each item come before its weight: back through them with Shift Tab, each answered with the arrow
// keys.
async function answerFine({ page, press }: Hands): Promise<void> {
  const asked = page.locator('form:has(input:focus) input[data-fine]')
  for (let left = await asked.count(); left > 0; left--) {
    await press('Shift+Tab')
    for (let steps = 0; steps < 4; steps++) {
      const at = await page.evaluate(() => document.activeElement?.matches('[data-fine]') ?? false)
      if (at && (await page.evaluate(() => document.activeElement?.matches(':checked') ?? false))) break
      await press(at ? 'Space' : 'ArrowDown')
    }
  }
}

async function sendHome(hands: Hands): Promise<void> {
  const { page, press, type, tabTo } = hands
  await hands.part('ship and clear, in one shipment', count, async () => {
    await search(hands, name)
    await chooseRows(hands, 'input[name=item]', count)
    await press('e')
    await tabTo('input[name=airwayBill]')
    await type(`077-${name}`)
    await press('Enter')
    await page.waitForURL('**/ops/shipments/**')
    const shipment = new URL(page.url()).pathname.split('/').at(-1)
    await tabTo('textarea[name=scanned]')
    await page.keyboard.type(`${shipment}-B01`)
    await tabTo('input[name=counted]')
    await type('1')
    await tabTo('input[name=company]')
    await type('EgyptAir Cargo')
    await tabTo('input[name=givenTo]')
    await type('A. Naguib')
    for (const step of ['handOver', 'arriveAtCustoms', 'acceptAll', 'release']) {
      await tabTo(`button[name=do][value=${step}]`)
      await press('Enter')
      await expect(page.locator(`button[name=do][value=${step}]`)).toHaveCount(0)
    }
  })
}

async function unload(hands: Hands, numbers: readonly string[]): Promise<void> {
  const { page } = hands
  await hands.part('scan in at the hub, one by one', count, async () => {
    await goToScreen(hands, 'المركز', '/ops/hub')
    for (const number of numbers) {
      await expect(page.locator('main input[data-waits]')).toBeFocused()
      await hands.scan(`${number}-1`)
      await expect(page.locator('main [role=status]:not(.sr-only)').first()).toContainText(`${number}-1`)
    }
  })
}

async function prepare(hands: Hands): Promise<void> {
  const { page, press } = hands
  await hands.part('prepare pickups, all at once', count, async () => {
    await goToScreen(hands, 'طلبات الاستلام', '/ops/requests')
    await search(hands, name)
    // Requests appear a moment after the last scan.
    await expect
      .poll(
        async () => {
          await page.reload()
          return page.locator('input[name=request]').count()
        },
        { timeout: 60_000 },
      )
      .toBe(count)
    await page.waitForLoadState('networkidle')
    await chooseRows(hands, 'input[name=request]', count)
    await press('p')
    await page.waitForURL((url) => url.searchParams.get('done') === 'prepared')
  })
}

async function shelve(hands: Hands): Promise<void> {
  const { page, press, type, tabTo } = hands
  await hands.part('lay on a shelf, all at once', count, async () => {
    await goToScreen(hands, 'طلبات الاستلام', '/ops/requests')
    await tabTo('select[name=stage]')
    await press('ArrowDown')
    await page.waitForURL((url) => url.searchParams.get('stage') === 'shelve')
    await search(hands, name)
    await chooseRows(hands, 'input[name=request]', count)
    await press('e')
    await tabTo('input[name=shelfOfAll]')
    await type('B-40')
    await press('Enter')
    await page.waitForURL((url) => url.searchParams.get('done') === 'shelved')
  })
}

async function handOver(hands: Hands, codes: readonly string[]): Promise<void> {
  const { page, press, type } = hands
  expect(codes).toHaveLength(count)
  await hands.part('hand over, one by one', count, async () => {
    await goToScreen(hands, 'مكتب الاستلام', '/ops/pickup-desk')
    for (const code of codes) {
      await expect(page.locator('main input[data-waits]')).toBeFocused()
      await hands.scan(code)
      await expect(page.locator('input[name=collectorName]')).toBeFocused()
      await type(`سلمى ${name}`)
      await press('Tab')
      await type('29001010100123')
      await press('Enter')
      await expect(page.locator('button[value=collect]')).toHaveCount(0)
    }
  })
}
