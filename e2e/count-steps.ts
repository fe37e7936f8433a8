// What a purchase asks of a person, counted by the browser itself, whatever the test calls.
import type { Page } from '@playwright/test'

export type Counted = {
  /** Each screen on which something was pressed or typed, in order, and the last one: those that go on by themselves are none. */
  readonly screens: () => readonly string[]
  /** Each field typed into, chosen or ticked, once a screen. */
  readonly fields: () => readonly string[]
}

/** Counts from now on, also on the pages of gateways. */
export async function countSteps(page: Page): Promise<Counted> {
  const acted: string[] = []
  const fields = new Set<string>()
  await page.exposeFunction('noteAct', (url: string) => {
    const screen = screenOf(url)
    if (acted.at(-1) !== screen) acted.push(screen)
  })
  await page.exposeFunction('noteField', (url: string, name: string) => fields.add(`${screenOf(url)} ${name}`))
  await page.addInitScript(() => {
    const tell = window as unknown as Record<'noteAct' | 'noteField', (...told: string[]) => void>
    const onField = ({ target }: Event) => {
      const control = target as HTMLInputElement
      if (!control.name) return
      tell.noteAct(location.href)
      tell.noteField(location.href, control.name)
    }
    document.addEventListener('click', () => tell.noteAct(location.href), true)
    document.addEventListener('input', onField, true)
    document.addEventListener('change', onField, true)
  })
  return {
    screens: () => {
      const last = screenOf(page.url())
      return acted.at(-1) === last ? acted : [...acted, last]
    },
    fields: () => [...fields],
  }
}

// A step of a page is a screen of its own, and so is the code that was asked for on it; other choices in an address are not.
function screenOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url)
  const step = searchParams.get('step') ?? ''
  return `${host}${pathname} ${searchParams.has('ask') ? 'code' : step}`.trim()
}
