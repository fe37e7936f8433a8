import type { AnyNode, Document, Element } from 'domhandler'

/** A page's elements, collected in one walk, so that no parser searches the whole page again. */
export type PageIndex = {
  /** All elements in the order of the page. */
  readonly all: readonly Element[]
  readonly place: ReadonlyMap<Element, number>
  /** The elements with one of these tag names, in the order of the page. */
  readonly tagged: (...names: readonly string[]) => readonly Element[]
  readonly withId: (id: string) => Element | null
  /** What an element's makers call it: its class, id and test names, in lower case. */
  readonly naming: (element: Element) => string
}

const NAMING = ['class', 'id', 'itemprop', 'data-testid', 'data-test', 'data-test-id', 'data-qa', 'data-element']
const MOST_ELEMENTS = 60_000

export function indexPage(root: Document): PageIndex {
  const all: Element[] = []
  const place = new Map<Element, number>()
  const byTag = new Map<string, Element[]>()
  const ids = new Map<string, Element>()
  const waiting: AnyNode[] = [root]
  while (waiting.length > 0 && all.length < MOST_ELEMENTS) {
    const node = waiting.pop()
    if (!node || !('children' in node)) continue
    if ('attribs' in node) {
      place.set(node, all.length)
      all.push(node)
      const same = byTag.get(node.name)
      if (same) same.push(node)
      else byTag.set(node.name, [node])
      const { id } = node.attribs
      if (id && !ids.has(id)) ids.set(id, node)
    }
    for (let at = node.children.length - 1; at >= 0; at--) waiting.push(node.children[at] as AnyNode)
  }
  const names = new Map<Element, string>()
  return {
    all,
    place,
    tagged: (...wanted) =>
      wanted.length === 1
        ? (byTag.get(wanted[0] ?? '') ?? [])
        : wanted.flatMap((name) => byTag.get(name) ?? []).sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)),
    withId: (id) => ids.get(id) ?? null,
    naming: (element) => {
      const known = names.get(element)
      if (known !== undefined) return known
      let name = ''
      for (const key of NAMING) {
        const value = element.attribs[key]
        if (value) name += name ? ` ${value}` : value
      }
      const lower = name.toLowerCase()
      names.set(element, lower)
      return lower
    },
  }
}

export const parentOf = (element: Element): Element | null =>
  element.parent && 'attribs' in element.parent ? element.parent : null

/**
 * Whether an element or one above it fits; each element is looked at once, however often it is asked. The page's own
 * frame is not asked: its names (`has-menu`, `with-logo`) say nothing of what is in it.
 */
export function within(fits: (element: Element) => boolean): (element: Element) => boolean {
  const known = new Map<Element, boolean>()
  return (element) => {
    const path: Element[] = []
    let at: Element | null = element
    let found = false
    while (at && at.name !== 'body' && at.name !== 'html') {
      const before = known.get(at)
      if (before !== undefined) {
        found = before
        break
      }
      path.push(at)
      if (fits(at)) {
        found = true
        break
      }
      at = parentOf(at)
    }
    for (const one of path) known.set(one, found)
    return found
  }
}
