// U6: room for longer words. Runs inside the page, together with the layout checks.
import { type Check, seenTexts } from './in-page.ts'

declare global {
  interface Window {
    /** The original texts of U6. */
    grown: { readonly node: Text; readonly text: string | null }[]
  }
}

/** U6: lengthens every text of the shop by two fifths, as in another language (its name is no text); the layout checks follow. */
export const growTexts: Check = () => {
  window.grown = []
  seenTexts.known = undefined
  for (const { node, text, parent } of seenTexts()) {
    if (parent.closest('bdi, [dir=ltr]:not(html), [dir=auto], code, pre, svg, [translate=no]')) continue
    if (!/\p{L}{2}/u.test(text)) continue
    const more = text.slice(0, Math.ceil(text.length * 0.4)).trim()
    window.grown.push({ node, text: node.textContent })
    node.textContent = `${node.textContent?.trimEnd()}${text.includes(' ') ? ' ' : ''}${more} `
  }
  seenTexts.known = undefined
  return []
}

/** Undoes `growTexts`. */
export const shrinkTexts: Check = () => {
  for (const { node, text } of window.grown) node.textContent = text
  seenTexts.known = undefined
  return []
}
