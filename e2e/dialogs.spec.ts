// U16: dialogs and menus keep the focus, close with Esc, and return the focus to the element that opened them.
import { expect, type Page } from '@playwright/test'
import { shop } from './customer.ts'
import { languages } from './languages.ts'
import type { Viewer } from './screen-list.ts'
import { meetVisitors, type Visitors } from './screen-visitors.ts'
import { test } from './test.ts'

type Opening = {
  readonly what: string
  readonly who: Viewer
  readonly path: string
  readonly width: number
  readonly opener: string
  readonly key?: string
}
const openings: readonly Opening[] = [
  {
    what: 'what waits for the customer',
    who: 'customer',
    path: '',
    width: 1440,
    opener: 'header a[href*="sheet=waiting"]',
  },
  { what: 'what waits, on a phone', who: 'customer', path: '/cart', width: 360, opener: 'a[href*="sheet=waiting"]' },
  { what: 'the menu of a phone', who: 'guest', path: '', width: 360, opener: 'header details > summary' },
  { what: 'the palette', who: 'admin', path: '/ops', width: 1280, opener: 'header input[name=q]', key: 'Control+K' },
  { what: 'the hold of an item', who: 'admin', path: '/ops/purchase', width: 1280, opener: 'main a[href*="hold="]' },
  {
    what: 'what a seller cancelled',
    who: 'admin',
    path: '/ops/purchase/bought',
    width: 1280,
    opener: 'main a[href*="cancel="]',
  },
  {
    what: 'the menu of the console on a phone',
    who: 'admin',
    path: '/ops',
    width: 360,
    opener: 'header details > summary',
  },
]

let visitors: Visitors
test.describe.configure({ mode: 'parallel' })
test.beforeAll(async () => {
  visitors = await meetVisitors()
})
test.afterAll(() => visitors.end())

for (const lang of languages) {
  for (const { what, who, path, width, opener, key } of openings) {
    test(`${lang}: ${what}`, async ({ browser }) => {
      const { page, close } = await visitors.open(browser, who)
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${shop()}/${lang}${path}`)
      await page.waitForLoadState('networkidle')
      const first = page.locator(`${opener}:visible`).first()
      await first.focus()
      await page.keyboard.press(key ?? 'Enter')
      const isDisclosure = opener.endsWith('summary')
      if (isDisclosure) await expect(page.locator(opener.replace(' > summary', '[open]'))).toBeVisible()
      else await insideStays(page)
      await page.keyboard.press('Escape')
      if (isDisclosure) await expect(page.locator(opener.replace(' > summary', '[open]'))).toHaveCount(0)
      else await expect(page.locator('dialog:modal')).toHaveCount(0)
      await expect(first).toBeFocused()
      await close()
    })
  }
}

/** The dialog is modal and has a name; Tab stays inside it, except for the browser's own controls. */
async function insideStays(page: Page): Promise<void> {
  const dialog = page.locator('dialog:modal')
  await expect(dialog).toBeVisible()
  const name = await dialog.evaluate(
    (one) => document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent,
  )
  expect(name?.trim()).toBeTruthy()
  await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press(presses < 18 ? 'Tab' : 'Shift+Tab')
    const at = await dialog.evaluate((one) =>
      document.activeElement === document.body || one.contains(document.activeElement)
        ? ''
        : (document.activeElement?.outerHTML ?? ''),
    )
    expect(at.slice(0, 120), 'the focus left the dialog').toBe('')
  }
}
