// Staff with a keyboard and a scanner: counts every key press, and measures each part of the work.
import { expect, type Page } from '@playwright/test'

export type Part = { readonly part: string; readonly orders: number; readonly keys: number; readonly seconds: number }
export type Hands = {
  readonly page: Page
  readonly press: (key: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** A scan into the focused field, or on the page: a code and Enter, which count as no key presses. */
  readonly scan: (code: string) => Promise<void>
  /** Presses Tab until the given element has the focus. */
  readonly tabTo: (selector: string, most?: number) => Promise<void>
  readonly part: (name: string, orders: number, work: () => Promise<void>) => Promise<void>
  readonly parts: readonly Part[]
}

// The time of a fast typist between two keys; a scanner is faster.
const betweenKeys = 80
const betweenLetters = 30

export function handsOn(page: Page): Hands {
  const parts: Part[] = []
  let keys = 0
  let last = 0
  const rest = async () => {
    const early = last + betweenKeys - Date.now()
    if (early > 0) await page.waitForTimeout(early)
  }
  const press = async (key: string) => {
    await rest()
    await page.keyboard.press(key)
    last = Date.now()
    keys++
  }
  const isAt = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
  return {
    page,
    parts,
    press,
    type: async (text) => {
      await rest()
      await page.keyboard.type(text, { delay: betweenLetters })
      last = Date.now()
      keys += text.length
    },
    scan: async (code) => {
      await rest()
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
      last = Date.now()
    },
    tabTo: async (selector, most = 150) => {
      await page.locator(selector).first().waitFor({ state: 'visible' })
      for (let presses = 0; presses < most; presses++) {
        if (await isAt(selector)) return
        await press('Tab')
      }
      throw new Error(`No way by Tab to ${selector} on ${page.url()}`)
    },
    part: async (name, orders, work) => {
      const [before, since] = [keys, Date.now()]
      await work()
      parts.push({ part: name, orders, keys: keys - before, seconds: (Date.now() - since) / 1000 })
    },
  }
}

// The time to look at a changed screen before the next key; nobody is faster.
const look = (page: Page) => page.waitForTimeout(500)
const again = { timeout: 90_000 }

/** Opens a screen of the console as staff do: Ctrl K, part of its name, Enter. */
export async function goToScreen({ page, press, type }: Hands, name: string, path: string): Promise<void> {
  const found = page.locator(`dialog[open] a[data-found][href$="${path}"]`)
  await look(page)
  await expect(async () => {
    if ((await page.locator('dialog[open]').count()) === 0) await press('Control+K')
    const box = page.locator('dialog[open] input[type=search]')
    await expect(box).toBeFocused({ timeout: 3000 })
    await press('Control+A')
    await type(name)
    await expect(found).toBeVisible({ timeout: 5000 })
    // The screen with exactly this name, after others that contain these words.
    for (let steps = 0; steps < 20 && !(await found.evaluate((link) => link === document.activeElement)); steps++)
      await press('ArrowDown')
    await press('Enter')
    await expect.poll(() => new URL(page.url()).pathname.endsWith(path), { timeout: 15_000 }).toBe(true)
  }).toPass(again)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await look(page)
}

/** Narrows a queue with its search box. */
export async function search({ page, press, type }: Hands, text: string): Promise<void> {
  const box = page.locator('main input[type=search][name=q]')
  await look(page)
  await expect(async () => {
    await press('/')
    await expect(box).toBeFocused({ timeout: 3000 })
    await press('Control+A')
    await type(text)
    await expect(box).toHaveValue(text, { timeout: 1000 })
    await press('Enter')
    await expect.poll(() => new URL(page.url()).searchParams.get('q'), { timeout: 10_000 }).toBe(text)
  }).toPass(again)
  // The next key goes to the list that was found.
  await expect(box).not.toBeFocused()
  await look(page)
}

/** Chooses this many rows from the first on: j to it, x, down with j, Shift x. */
export async function chooseRows({ page, press }: Hands, boxes: string, count: number): Promise<void> {
  const box = page.locator(boxes)
  await expect(box).toHaveCount(count)
  const row = () =>
    page.evaluate(
      (selector) =>
        [...document.querySelectorAll(selector)].findIndex((one) =>
          one.closest('tr, [data-row]')?.contains(document.activeElement),
        ),
      boxes,
    )
  const goTo = async (wanted: number) => {
    for (let presses = 0; presses < 3 * count; presses++) {
      const at = await row()
      if (at === wanted) return
      await press(at < wanted ? 'j' : 'k')
    }
    throw new Error(`No way by j to row ${wanted} on ${page.url()}`)
  }
  await goTo(0)
  await press('x')
  await expect(box.first()).toBeChecked()
  await goTo(count - 1)
  await press('Shift+X')
  await expect(page.locator(`${boxes}:checked`)).toHaveCount(count)
}
