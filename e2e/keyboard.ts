// A person with only a keyboard: finds each stop by Tab, sees the focus, and presses keys.
import { expect, type Page } from '@playwright/test'

/** Presses Tab until `selector` has the focus; every stop on the way must be visible. */
export async function tabTo(page: Page, selector: string, most = 90): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await isAt(page, selector)) return seeFocus(page)
    await page.keyboard.press('Tab')
  }
  throw new Error(`No way by Tab to ${selector} on ${page.url()}`)
}

function isAt(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
}

/** The focus is drawn, and nothing covers it. */
async function seeFocus(page: Page): Promise<void> {
  const hidden = await page.evaluate(() => {
    const own = document.activeElement
    if (!(own instanceof HTMLElement)) return 'nothing has the focus'
    const drawn = [own, own.closest('.control'), own.closest('label')].some(
      (one) => one && getComputedStyle(one).outlineStyle !== 'none',
    )
    const box = (own.closest('label') ?? own).getBoundingClientRect()
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const isOwn = over && (own.contains(over) || over.contains(own) || over.closest('label')?.contains(own))
    if (!drawn) return `no line around ${own.outerHTML.slice(0, 120)}`
    return isOwn ? '' : `${over?.outerHTML.slice(0, 120)} lies over ${own.outerHTML.slice(0, 120)}`
  })
  expect(hidden).toBe('')
}

export async function pressAt(page: Page, selector: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, selector)
  await page.keyboard.press(key)
}

export async function typeAt(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Moves through a group of choices with the arrow keys until the wanted one is chosen. */
export async function chooseAt(page: Page, name: string, value: string): Promise<void> {
  await tabTo(page, `input[name=${name}]`)
  for (let presses = 0; presses < 12; presses++) {
    if (await isAt(page, `input[name=${name}][value=${value}]:checked`)) return
    await page.keyboard.press(presses === 0 && (await isAt(page, `[value=${value}]`)) ? 'Space' : 'ArrowDown')
  }
  throw new Error(`No way by the arrows to ${name} ${value}`)
}
