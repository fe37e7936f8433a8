// A queue of thousands is read page by page: what one page contains, and the cost of scrolling it on a slow processor.
// The content is tested; times are only printed, because they depend on the machine.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type CDPSession, expect, type Page } from '@playwright/test'
import pg from 'pg'
import { shop } from './customer.ts'
import { test } from './test.ts'
import { addStaff, enter } from './visitors.ts'

const rowsOfAPage = 50
// In Dubai, whose queue no other test uses.
const waiting = rowsOfAPage + 2
const nodesOfAPage = 2_500
// Scrolling itself only moves what is drawn; news of colleagues may redraw a page now and then.
const layoutsWhileScrolling = 30

export type Scroll = {
  readonly screen: string
  readonly rows: number
  readonly nodes: number
  readonly layouts: number
  readonly frames: number
  readonly longestFrame: number
  readonly longTasks: number
  readonly longestTask: number
}

test('a page of the review queue has fifty rows however many wait, and scrolling causes no new layout', async ({
  browser,
}) => {
  const name = `Scroll${Date.now().toString(36)}`
  const place = join(import.meta.dirname, 'place-orders.ts')
  execFileSync(process.execPath, [place, String(waiting), name, 'ae'], { timeout: 110_000 })
  const db = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })
  await db.connect()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const [cookie = '', value = ''] = (await enter(db, { staff: await addStaff(db, 'reviewer'), factors: 2 })).split(
      '=',
    )
    await context.addCookies([{ name: cookie, value, url: shop('ae') }])
    const page = await context.newPage()
    await page.goto(`${shop('ae')}/ar/ops/review?q=${name}`)
    await page.waitForLoadState('networkidle')
    // The page answers keys, so its script has started.
    await expect(async () => {
      await page.keyboard.press('j')
      await expect(page.locator('[data-queue] tbody a.opener:focus')).toHaveCount(1, { timeout: 1_000 })
    }).toPass()
    const rows = await page.locator('[data-queue] tbody tr').count()
    expect(rows).toBe(rowsOfAPage)
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    expect(nodes).toBeLessThanOrEqual(nodesOfAPage)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable')
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const before = await layouts(cdp)
    const seen = await scrollThrough(page)
    const laidOut = (await layouts(cdp)) - before
    expect(laidOut).toBeLessThanOrEqual(layoutsWhileScrolling)
    expect(seen.frames).toBeGreaterThan(layoutsWhileScrolling)
    expect(seen.top).toBeGreaterThan(0)
    const { top, ...times } = seen
    const told: Scroll = { screen: '/ar/ops/review', rows, nodes, layouts: laidOut, ...times }
    test.info().annotations.push({ type: 'scroll', description: JSON.stringify(told) })
  } finally {
    await context.close()
    await db.end()
  }
})

async function layouts(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0
}

/** Scrolls the page down and up again as a person does, and measures every frame meanwhile. */
async function scrollThrough(page: Page) {
  await page.evaluate(() => {
    const seen = { frames: 0, longestFrame: 0, longTasks: 0, longestTask: 0, top: 0, goesOn: true }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        seen.longTasks++
        seen.longestTask = Math.max(seen.longestTask, Math.round(duration))
      }
    }).observe({ type: 'longtask' })
    let last = performance.now()
    const frame = (now: number) => {
      seen.frames++
      seen.longestFrame = Math.max(seen.longestFrame, Math.round(now - last))
      seen.top = Math.max(seen.top, window.scrollY)
      last = now
      if (seen.goesOn) requestAnimationFrame(frame)
    }
    requestAnimationFrame((now) => {
      last = now
      requestAnimationFrame(frame)
    })
  })
  await page.mouse.move(640, 500)
  for (const way of [1, -1])
    for (let turns = 0; turns < 25; turns++) {
      await page.mouse.wheel(0, way * 120)
      await page.waitForTimeout(40)
    }
  return page.evaluate(() => {
    const { goesOn, ...seen } = Object.assign((window as unknown as { seen: Record<string, number> }).seen, {
      goesOn: false,
    })
    return seen as Omit<Scroll, 'screen' | 'rows' | 'nodes' | 'layouts'> & { readonly top: number }
  })
}
