// A person with a screen reader: knows a page from the browser's accessibility tree, acts on elements with a role and a
// name there, and hears live regions.
import { type CDPSession, expect, type Page } from '@playwright/test'

type Value = { readonly value?: unknown }
type AxNode = {
  readonly ignored: boolean
  readonly role?: Value
  readonly name?: Value
  readonly description?: Value
  readonly properties?: readonly { readonly name: string; readonly value: Value }[]
  readonly backendDOMNodeId?: number
}
export type Said = {
  readonly role: string
  readonly name: string
  readonly description: string
  readonly facts: Readonly<Record<string, unknown>>
  readonly id: number
}
export type Reader = { readonly page: Page; readonly session: CDPSession }

/** Starts listening; from now on everything that live regions say is kept. */
export async function listenTo(page: Page): Promise<Reader> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output'
    const tell = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement
      const region = element?.closest(live) ?? null
      const text = (region?.textContent ?? '').replace(/\s+/g, ' ').trim()
      if (text && heard.at(-1) !== text) heard.push(text)
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        tell(target)
        // An alert speaks when it appears; a status only if it was there before.
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const one of node.matches('[role=alert]') ? [node] : node.querySelectorAll('[role=alert]')) tell(one)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return { page, session: await page.context().newCDPSession(page) }
}

/** Everything that a screen reader would read, in order. */
export async function readAloud({ session }: Reader): Promise<readonly Said[]> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly AxNode[] }
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, properties, backendDOMNodeId }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? '')
        .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
      description: String(description?.value ?? ''),
      facts: Object.fromEntries((properties ?? []).map((one) => [one.name, one.value.value])),
      id: backendDOMNodeId ?? 0,
    }))
}

/** The only element with this role and name; tries again while the page is changing. */
export async function findSaid(reader: Reader, role: string, name: string | RegExp): Promise<Said> {
  let last: readonly Said[] = []
  for (let tries = 0; tries < 40; tries++) {
    last = await readAloud(reader)
    const found = last.find(
      (one) => one.role === role && (typeof name === 'string' ? one.name === name : name.test(one.name)),
    )
    if (found) return found
    await reader.page.waitForTimeout(250)
  }
  const same = last.filter((one) => one.role === role).map((one) => one.name)
  throw new Error(`No ${role} called ${name} on ${reader.page.url()}; there are: ${same.join(' · ')}`)
}

/**
 * Does what a screen reader's key does: the element's default action. Waits for a disabled one, such as a busy button.
 */
export async function activate(reader: Reader, role: string, name: string | RegExp): Promise<void> {
  await expect.poll(async () => (await findSaid(reader, role, name)).facts.disabled ?? false).toBe(false)
  const { id } = await findSaid(reader, role, name)
  await onElement(reader, id, 'function () { this.focus(); this.click() }')
}

export async function dictate(reader: Reader, role: string, name: string | RegExp, text: string): Promise<void> {
  const { id } = await findSaid(reader, role, name)
  await onElement(reader, id, 'function () { this.focus(); this.select?.() }')
  await reader.page.keyboard.insertText(text)
}

async function onElement({ session }: Reader, id: number, act: string): Promise<void> {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId: id })
  await session.send('Runtime.callFunctionOn', { objectId: object.objectId!, functionDeclaration: act })
}

/** The page's title, its only h1, and the landmarks. */
export async function expectPage(reader: Reader, heading: string | RegExp): Promise<void> {
  await findSaid(reader, 'heading', heading)
  const all = await readAloud(reader)
  const first = all.filter((one) => one.role === 'heading' && one.facts.level === 1)
  expect(first.map(({ name }) => name)).toEqual([expect.stringMatching(heading)])
  expect(all.filter(({ role }) => role === 'main')).toHaveLength(1)
  expect(await reader.page.title()).not.toBe('')
  const nameless = all.filter(
    (one) => /^(button|link|textbox|checkbox|radio|combobox|searchbox|spinbutton)$/.test(one.role) && one.name === '',
  )
  expect(
    nameless.map(({ role, description }) => `${role} ${description}`),
    `without a name on ${reader.page.url()}`,
  ).toEqual([])
}

/** What live regions of this page have said so far. */
export async function heardOn({ page }: Reader): Promise<readonly string[]> {
  return page.evaluate(() => ('heard' in window && Array.isArray(window.heard) ? window.heard.map(String) : []))
}

export async function expectHeard(reader: Reader, text: RegExp): Promise<void> {
  await expect.poll(async () => (await heardOn(reader)).join('\n'), { timeout: 10_000 }).toMatch(text)
}
