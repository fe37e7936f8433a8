// The present row in a queue that is worked through by keyboard must not be lost.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import pg from 'pg'
import { shop } from './customer.ts'
import { test } from './test.ts'
import { addStaff, enter, type StaffRole } from './visitors.ts'

const name = `Keys${Date.now().toString(36)}`
const count = 6
let numbers: readonly string[] = []
let db: pg.Client

test.beforeAll(async () => {
  db = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })
  await db.connect()
  const place = join(import.meta.dirname, 'place-orders.ts')
  const placed = execFileSync(process.execPath, [place, String(count), name], { encoding: 'utf8', timeout: 120_000 })
  numbers = placed.trim().split('\n')
})
test.afterAll(() => db.end())

async function sitDown(browser: Browser, path: string, role: StaffRole = 'reviewer'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const [cookie = '', value = ''] = (await enter(db, { staff: await addStaff(db, role), factors: 2 })).split('=')
  await context.addCookies([{ name: cookie, value, url: shop() }])
  const page = await context.newPage()
  await page.goto(`${shop()}${path}`)
  await page.waitForLoadState('networkidle')
  return page
}

/** At the first row, once the page answers keys. */
async function begin(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(page.locator('[data-queue] tbody a.opener:focus')).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
  await expect(async () => {
    await press(page, 'k')
    await expect(rowOf(page, numbers[0]).locator('a.opener')).toBeFocused({ timeout: 500 })
  }).toPass()
}

const rowOf = (page: Page, number: string | undefined) =>
  page.locator('[data-queue] tbody tr', { has: page.locator(`a[href$="/review/${number}"]`) })
const inHand = (page: Page, number: string | undefined) => expect(rowOf(page, number).locator('a.opener')).toBeFocused()

/** At a person's pace: nobody presses keys as fast as a scanner. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(100)
  }
}

test('when a colleague takes a row away, or an order was opened, the reviewer keeps their place', async ({
  browser,
}) => {
  const page = await sitDown(browser, `/ar/ops/review?q=${name}&whose=free`)
  const rows = page.locator('[data-queue] tbody tr')
  await expect(rows).toHaveCount(count)
  await begin(page)
  await press(page, 'j', 'j')
  await inHand(page, numbers[2])
  const colleague = await sitDown(browser, `/ar/ops/review/${numbers[2]}`)
  await colleague.locator('button[name=do][value=claim]').click()
  await expect(colleague.locator('button[name=do][value=finish]')).toBeVisible()
  await expect(rows).toHaveCount(count - 1, { timeout: 60_000 })
  await press(page, 'j')
  await inHand(page, numbers[3])
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/review/${numbers[3]}`)
  await page.goBack()
  await expect(rows).toHaveCount(count - 1)
  await press(page, 'j')
  await inHand(page, numbers[4])
  await press(page, 'k', 'k')
  await inHand(page, numbers[1])
  await page.context().close()
  await colleague.context().close()
})

test('x also chooses at the end of a long j, the search begins at its first row, and Esc leaves it', async ({
  browser,
}) => {
  const page = await sitDown(browser, `/ar/ops/review?q=${name}`)
  await expect(page.locator('[data-queue] tbody tr')).toHaveCount(count)
  await begin(page)
  // Held down: each further `down` is a repeat.
  for (let repeats = 0; repeats < 3; repeats++) await page.keyboard.down('j')
  await page.keyboard.press('x')
  await page.keyboard.up('j')
  await inHand(page, numbers[3])
  await expect(rowOf(page, numbers[3]).locator('input[name=order]')).toBeChecked()
  const box = page.locator('main input[type=search][name=q]')
  await press(page, '/')
  await expect(box).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box).not.toBeFocused()
  await press(page, 'j')
  await inHand(page, numbers[0])
  await press(page, '/', 'Control+A', 'Delete', 'Escape', 'j')
  await inHand(page, numbers[1])
  await page.context().close()
})

test('a key pressed the moment an opened order is shown is not lost', async ({ browser }) => {
  const page = await sitDown(browser, `/ar/ops/review?q=${name}&whose=free`)
  await begin(page)
  // No person is as quick as the moment in which the page stands there and its list has not begun to listen.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const claim = document.querySelector('main [data-key="c"][value="claim"]')
      if (!claim) return
      watch.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', code: 'KeyC', bubbles: true }))
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/review/${numbers[0]}`)
  await expect(page.locator('button[name=do][value=finish]')).toBeVisible()
  await page.locator('button[name=do][value=release]').click()
  await page.context().close()
})

test('a refusal stays beside its form while a colleague works, and its message then moves to the list', async ({
  browser,
}) => {
  const page = await sitDown(browser, '/ar/ops/late', 'support')
  const refusal = page.locator('main [role=alert]')
  await page.locator('main form:has([name=reason]) button[type=submit]').last().click()
  await expect(refusal).toBeVisible()
  const readAgain = page.waitForResponse((answer) => answer.url().includes('/ops/late.data'), { timeout: 60_000 })
  const colleague = await sitDown(browser, `/ar/ops/review/${numbers[5]}`)
  await colleague.locator('button[name=do][value=claim]').click()
  await expect(colleague.locator('button[name=do][value=finish]')).toBeVisible()
  await readAgain
  await page.waitForLoadState('networkidle')
  await expect(refusal).toBeVisible()
  await page.locator('main [data-queue] tbody input[name=item]').first().check()
  await page.locator('main form:has([name=reason]) button[type=submit]').last().click()
  await page.waitForURL('**/ops/late?told=1')
  await expect(page.locator('main [role=status]').first()).toBeVisible()
  await expect(refusal).toHaveCount(0)
  await page.context().close()
  await colleague.context().close()
})
