// The test of all specs: what a test opened is closed after it. Pages that stay open go on hearing news and reading
// themselves again, so that every test slows down all that follow.
import { type BrowserContext, test as base } from '@playwright/test'

const kept = new WeakSet<BrowserContext>()

/** For a browser that several tests of a file share; the file closes it. */
export function keepOpen(context: BrowserContext): BrowserContext {
  kept.add(context)
  return context
}

export const test = base.extend<{ readonly tidied: undefined }>({
  tidied: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use(undefined)
      for (const context of browser.contexts()) if (!before.has(context) && !kept.has(context)) await context.close()
    },
    { auto: true },
  ],
})
