// Runs checks inside the page in one call. Checks and these helpers are sent as source text, so a check may use the
// helpers below by name and nothing else from outside.
import type { Page } from '@playwright/test'
import type { Language } from './languages.ts'

/** How a screen is viewed; passed to each check. */
export type Look = {
  readonly lang: Language
  readonly width: number
  readonly theme: 'light' | 'dark'
  /** The rooms of the shop: message keys begin with one of them. */
  readonly rooms: string
  /** Pages for search engines must name their address in the other language. */
  readonly isPublic: boolean
  /** Which of axe's rules to run; all by default. */
  readonly axe?: 'whole' | 'colours'
}
export type Check = (look: Look) => string[] | Promise<string[]>

/** A short name of an element that a person can find it by. */
export function nameOf(element: Element): string {
  const own = (one: Element) =>
    one.localName +
    (one.id ? `#${one.id}` : '') +
    (one.getAttribute('name') ? `[name=${one.getAttribute('name')}]` : '')
  const place = element.parentElement ? `${own(element.parentElement)} > ${own(element)}` : own(element)
  const looks = (element.getAttribute('class') ?? '').split(/\s+/).slice(0, 4).join('.')
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)
  return `${place}${looks ? `.${looks}` : ''}${text ? ` "${text}"` : ''}`
}

/** Whether a person can see it: drawn, not transparent, not only for screen readers. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
    return false
  const box = element.getBoundingClientRect()
  return box.width > 1 && box.height > 1
}

/**
 * The visible texts, each with its element; collected once for all checks of a view, and again after `known` is
 * removed.
 */
export function seenTexts(): { node: Text; text: string; parent: HTMLElement }[] {
  if (seenTexts.known) return seenTexts.known
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: { node: Text; text: string; parent: HTMLElement }[] = []
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement
    const text = (node.textContent ?? '').trim()
    if (text && parent && !parent.closest('script, style, noscript, textarea, template') && isSeen(parent))
      found.push({ node, text, parent })
  }
  seenTexts.known = found
  return found
}
seenTexts.known = undefined as { node: Text; text: string; parent: HTMLElement }[] | undefined

/** Red, green, blue and opacity of a computed colour, in whatever notation the browser returns it. */
export function channelsOf(colour: string): [number, number, number, number] {
  channelsOf.known ??= new Map()
  const found = channelsOf.known.get(colour)
  if (found) return found
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  pen.fillStyle = colour
  pen.fillRect(0, 0, 1, 1)
  const [red, green, blue, opacity] = pen.getImageData(0, 0, 1, 1).data
  const channels: [number, number, number, number] = [red!, green!, blue!, opacity! / 255]
  channelsOf.known.set(colour, channels)
  return channels
}
channelsOf.known = undefined as Map<string, [number, number, number, number]> | undefined

/** The background colour of an element. */
export function groundOf(element: Element | null): [number, number, number, number] {
  for (let one = element; one; one = one.parentElement) {
    const colour = channelsOf(getComputedStyle(one).backgroundColor)
    if (colour[3] > 0.99) return colour
  }
  return [255, 255, 255, 1]
}

export function contrastOf(one: readonly number[], other: readonly number[]): number {
  const light = (rgb: readonly number[]) => {
    const [red, green, blue] = rgb.slice(0, 3).map((value) => {
      const part = value / 255
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  }
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b)
  return (bright! + 0.05) / (dark! + 0.05)
}

const tools = [nameOf, isSeen, seenTexts, channelsOf, groundOf, contrastOf]

/**
 * The findings of the checks on this page in their order, each starting with its check's number. Begins two frames
 * later, when the new width or colours are painted. One message to the page and one back.
 */
export async function inPage(page: Page, checks: Readonly<Record<string, Check>>, look: Look): Promise<string[]> {
  const named = Object.entries(checks).map(([name, check]) => `[${JSON.stringify(name)}, ${check.toString()}]`)
  const source = `(async () => {
    const __name = (act) => act
    ${tools.map(String).join('\n')}
    const look = ${JSON.stringify(look)}
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const faults = []
    for (const [name, check] of [${named.join(',\n')}])
      faults.push(...(await check(look)).map((fault) => name + ': ' + fault))
    return faults
  })()`
  return page.evaluate<string[]>(source)
}
