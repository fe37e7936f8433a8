// U6: room for longer words. Run inside the page, around the checks of layout.
import { type Check, seenTexts } from './in-page.ts'

declare global {
  interface Window {
    /** Texts of U6, as they were. */
    grown: { readonly node: Text; readonly text: string | null }[]
  }
}

/** U6: every word of the shop's own grows by two fifths, as another language might; the checks of layout come after it. */
export const growTexts: Check = () => {
  window.grown = []
  seenTexts.known = undefined
  for (const { node, text, parent } of seenTexts()) {
    if (parent.closest('bdi, [dir=ltr]:not(html), [dir=auto], code, pre, svg, [data-brand]')) continue
    if (!/\p{L}{2}/u.test(text)) continue
    const more = text.slice(0, Math.ceil(text.length * 0.4)).trim()
    window.grown.push({ node, text: node.textContent })
    node.textContent = `${node.textContent?.trimEnd()}${text.includes(' ') ? ' ' : ''}${more} `
  }
  seenTexts.known = undefined
  return []
}

/** Takes back what `growTexts` added. */
export const shrinkTexts: Check = () => {
  for (const { node, text } of window.grown) node.textContent = text
  seenTexts.known = undefined
  return []
}
