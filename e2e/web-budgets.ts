// The budgets of a page, and its cost for a reader with a mid-range phone on slow 4G.
import type { Browser, Page } from '@playwright/test'

export type Cost = {
  readonly screen: string
  readonly lang: string
  readonly lcp: number
  readonly cls: number
  readonly inp: number
  readonly js: number
  readonly fonts: number
  readonly css: number
  readonly images: number
  readonly ttfb: number
}
export type Kind = 'home' | 'customer' | 'staff'

/** KB as transferred; milliseconds; layout shift as the browser scores it. */
export const budgets = {
  js: { home: 135, customer: 200, staff: 250 } satisfies Record<Kind, number>,
  fonts: 120,
  cls: 0.02,
  lcp: 1800,
  inp: 150,
  ttfb: 200,
} as const

const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const phone = {
  viewport: { width: 360, height: 780 },
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const

type Reader = { readonly page: Page; readonly close: () => Promise<void> }

/** A reader who was never here: nothing kept; a slow one has a slow line and a processor a quarter as fast. */
export async function newReader(browser: Browser, shop: string, cookie: string, isSlow: boolean): Promise<Reader> {
  const context = await browser.newContext(phone)
  if (cookie) await context.addCookies([{ name: 'token', value: cookie.replace('token=', ''), url: shop }])
  const page = await context.newPage()
  // Times are printed, not tested: on a busy machine this reader is slow indeed.
  page.setDefaultTimeout(60_000)
  page.setDefaultNavigationTimeout(90_000)
  await page.addInitScript(watch)
  if (!isSlow) return { page, close: () => context.close() }
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', slow4g)
  await line.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { page, close: () => context.close() }
}

type Sizes = Pick<Cost, 'js' | 'fonts' | 'css' | 'images'>

/** KB of each kind that the page has loaded so far, as transferred. */
export function sizesOf(page: Page): Promise<Sizes> {
  return page.evaluate(() => {
    const files = new Map(
      performance
        .getEntriesByType('resource')
        .map((one) => [one.name, (one as PerformanceResourceTiming).encodedBodySize]),
    )
    const kb = (name: RegExp) => {
      const bytes = [...files].reduce((sum, [file, size]) => sum + (name.test(new URL(file).pathname) ? size : 0), 0)
      return Math.round(bytes / 102.4) / 10
    }
    return { js: kb(/\.js$/), fonts: kb(/\.woff2$/), css: kb(/\.css$/), images: kb(/\.(png|jpe?g|webp|avif|svg)$/) }
  })
}

type Seen = { lcp: number; cls: number; inp: number }

declare global {
  interface Window {
    seen: Seen
  }
}

// Runs in the page, before any of its scripts.
function watch(): void {
  const seen = { lcp: 0, cls: 0, inp: 0 }
  Object.assign(window, { seen })
  const on = (type: string, options: object, note: (entry: PerformanceEntry & Record<string, unknown>) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as PerformanceEntry & Record<string, unknown>)
    }).observe({ type, buffered: true, ...options })
  on('largest-contentful-paint', {}, (entry) => {
    seen.lcp = entry.startTime
  })
  on('layout-shift', {}, (entry) => {
    if (!entry.hadRecentInput) seen.cls += Number(entry.value)
  })
  on('event', { durationThreshold: 16 }, (entry) => {
    if (Number(entry.interactionId) > 0) seen.inp = Math.max(seen.inp, entry.duration)
  })
}

export function seenBy(page: Page): Promise<Seen> {
  return page.evaluate(() => window.seen)
}

/** The server's own time to the first byte: nothing slowed, the fastest of three. */
export async function firstByte(url: string, cookie: string): Promise<number> {
  const times: number[] = []
  for (let once = 0; once < 3; once++) {
    const start = performance.now()
    const answer = await fetch(url, { headers: { cookie, accept: 'text/html' } })
    times.push(performance.now() - start)
    await answer.arrayBuffer()
  }
  return Math.min(...times)
}
