// U23: if an answer takes three seconds something says so within a tenth of one, and nothing jumps; if it fails there
// is a way to try again, never a blank page. U28: nothing of that needs movement.
import { expect, type Page } from '@playwright/test'
import { shop } from './customer.ts'
import { isEveryStop, longer } from './languages.ts'
import type { Viewer } from './screen-list.ts'
import { meetVisitors, type Visitors } from './screen-visitors.ts'
import { test } from './test.ts'

type Way = { readonly who: Viewer; readonly from: string; readonly link: string; readonly width: number }
const ways: readonly Way[] = [
  { who: 'guest', from: '', link: 'a[href$="/faq"]', width: 1440 },
  { who: 'guest', from: '', link: 'a[href$="/cart"]', width: 360 },
  { who: 'customer', from: '/account', link: 'main a[href$="/account/orders"]', width: 1440 },
  { who: 'customer', from: '/account/orders', link: 'main a[href*="/account/orders/1"]', width: 360 },
  { who: 'admin', from: '/ops', link: 'a[href$="/ops/review"]', width: 1440 },
]

let visitors: Visitors
test.describe.configure({ mode: 'parallel' })
test.beforeAll(async () => {
  visitors = await meetVisitors()
})
test.afterAll(() => visitors.end())

/** Clicks the link and returns how late the page showed that it is loading: in milliseconds, and in frames. */
function pressAndWatch(page: Page, link: string): Promise<{ readonly late: number; readonly frames: number }> {
  return page.evaluate(
    (selector) =>
      new Promise<{ late: number; frames: number }>((resolve) => {
        const pending = () => document.querySelector('[aria-busy=true], .animate-travel, [data-pending]') !== null
        const target = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility())
        const started = performance.now()
        let frames = 0
        const look = () => {
          const late = performance.now() - started
          if (pending() || late > 2500) return resolve({ late, frames })
          frames += 1
          requestAnimationFrame(look)
        }
        target?.click()
        look()
      }),
    link,
  )
}

/** How long answers are held back, in milliseconds. */
const held = 3000

/**
 * Said while the answer is still held back. On a busy machine a tenth of a second says nothing about the page, so it
 * is asked in `npm run test:screens` alone; there it is six frames, which take longer on such a machine, but are no more.
 */
function isAtOnce({ late, frames }: { late: number; frames: number }): boolean {
  if (isEveryStop) return late <= 100 || (frames <= 6 && late < 1000)
  return late < held / 2
}

for (const [lang, { who, from, link, width }] of ways.map((way, at) => [at % 2 ? 'en' : 'ar', way] as const)) {
  test(`${lang}: ${from || '/'} to ${link}, slow and failed`, { tag: lang === 'en' ? longer : [] }, async ({
    browser,
  }) => {
    const { page, close } = await visitors.open(browser, who)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${shop()}/${lang}${from}`)
    await page.waitForLoadState('networkidle')
    let isSlow = true
    let isBroken = false
    await page.route(/\.data(\?|$)/, async (route) => {
      if (isSlow) await new Promise((wake) => setTimeout(wake, held))
      if (isBroken) await route.abort('failed')
      else await route.continue()
    })
    const before = page.url()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const said = await pressAndWatch(page, link)
    expect(isAtOnce(said), `said after ${Math.round(said.late)} ms, ${said.frames} frames`).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollHeight), 'nothing jumps meanwhile').toBe(height)
    await expect(page.locator('[role=status]').first()).not.toHaveText('')
    await page.waitForURL((url) => url.href !== before)
    await expect(page.locator('h1')).toBeVisible()

    // News of others may reload the page meanwhile: with slow answers it would hardly settle.
    isSlow = false
    await page.goto(before)
    await page.waitForLoadState('networkidle')
    isSlow = true
    isBroken = true
    await pressAndWatch(page, link)
    await expect(page.locator('main h1')).toBeVisible()
    const again = page.locator('main').getByRole('button').or(page.locator('main a[href]'))
    await expect(again.first()).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => page.locator('main').textContent(), { timeout: 30_000 }).not.toBe('')
    isBroken = false
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.reload()
    await expect(page.locator('h1')).toBeVisible()
    await close()
  })
}

test('a clicked button shows at once that it is busy and accepts no second click', async ({ browser }) => {
  const { page, close } = await visitors.open(browser, 'guest')
  await page.goto(`${shop()}/ar/auth/signin`)
  await page.waitForLoadState('networkidle')
  let sent = 0
  await page.route('**/auth/signin.data*', async (route) => {
    if (route.request().method() === 'POST') sent += 1
    await new Promise((wake) => setTimeout(wake, held))
    await route.continue()
  })
  await page.locator('main input[name=email]').fill('nobody@example.test')
  await page.locator('input[name=password]').fill('quiet water')
  const button = page.locator('main form button[type=submit]')
  const size = await button.boundingBox()
  await button.click()
  // Before the answer, which takes three seconds.
  await expect(button).toHaveAttribute('aria-disabled', 'true', { timeout: 2500 })
  expect((await button.boundingBox())?.width, 'it keeps its width').toBe(size?.width)
  await button.click({ force: true })
  await expect(page.locator('main [role=alert]').first()).toBeVisible()
  expect(sent).toBe(1)
  await close()
})
