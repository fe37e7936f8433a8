import type { AnyNode, Element, ParentNode } from 'domhandler'
import { clean } from './page.ts'

/** An element's text if it is at most `longest` long, otherwise null; stops early, however large the page is. */
export function shortText(element: Element, longest: number): string | null {
  const pending: AnyNode[] = [element]
  let text = ''
  let seen = 0
  while (pending.length > 0) {
    const node = pending.pop()
    if (!node || ++seen > longest * 8) return null
    if (node.type === 'text') text += `${node.data} `
    else if ('children' in node && !isSilent(node)) pending.push(...node.children.toReversed().slice(-longest * 8))
    if (text.length > longest * 3 && clean(text).length > longest) return null
  }
  const whole = clean(text)
  return whole.length > longest ? null : whole
}

/** The beginning of an element's text. */
export function leadingText(element: ParentNode, longest: number): string {
  const pending: AnyNode[] = [element]
  let text = ''
  while (pending.length > 0 && text.length < longest * 2) {
    const node = pending.pop()
    if (node?.type === 'text') text += `${node.data.trim()} `
    else if (node && 'children' in node && !isSilent(node)) pending.push(...node.children.toReversed().slice(-20_000))
  }
  return clean(text).slice(0, longest)
}

const isSilent = (node: AnyNode): boolean =>
  'tagName' in node && /^(?:script|style|noscript|template)$/.test(node.tagName)
