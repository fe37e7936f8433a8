// U8, U9, U17: left-to-right texts run so, icons point the right way, and a screen reader can navigate. Runs inside the
// page.
import { type Check, isSeen, nameOf, seenTexts } from './in-page.ts'

/** U8: arrows and vehicles are mirrored with the page; other icons, pictures and the logo are not. */
export const mirroredIcons: Check = ({ lang }) => {
  const back = 'M19 12H5.5M11 6l-6 6 6 6'
  const next = 'M9.5 6l6 6-6 6'
  const truck = 'M6 17.5H3v-12h10.5v12H9.5M13.5 9.5h4l3.5 4v4h-2M13.5 17.5h2'
  const external = 'M13.5 4.5h6v6M19.5 4.5l-9 9M17.5 14v5.5h-13v-13H10'
  const signout = 'M10 4.5H4.5v15H10M9.5 12h11M16.5 8l4 4-4 4'
  const turning = [back, next, truck, external, signout]
  const still = ['M5 12.5l4.5 4.5L19 7.5', 'M12 7.5V12l3 2']
  const faults: string[] = []
  const directionOf = (element: Element) => {
    let way = 1
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { scale, transform } = getComputedStyle(one)
      if (scale !== 'none' && scale.startsWith('-')) way *= -1
      if (transform !== 'none' && new DOMMatrix(transform).a < 0) way *= -1
    }
    return way
  }
  for (const drawing of document.body.querySelectorAll('svg, img')) {
    const path = drawing.querySelector('path')?.getAttribute('d') ?? ''
    const runs = getComputedStyle(drawing.parentElement ?? drawing).direction
    const way = directionOf(drawing)
    if (turning.includes(path) && (runs === 'rtl') !== way < 0 && !drawing.closest('[dir=ltr]:not(html), bdi'))
      faults.push(`points the wrong way: ${nameOf(drawing.parentElement ?? drawing)}`)
    if ((drawing.matches('img') || still.includes(path)) && way < 0) faults.push(`is mirrored: ${nameOf(drawing)}`)
  }
  if (lang === 'ar' && document.querySelector('[data-mark]') && directionOf(document.querySelector('[data-mark]')!) < 0)
    faults.push('the mark is mirrored')
  return faults
}

/**
 * U9: prices, phones, numbers and addresses are isolated, and their glyphs are in reading order: each one further to
 * the right than the one before, measured by the boxes of the letters.
 */
export const leftToRightRuns: Check = () => {
  const runs = [
    /(?:EGP|AED|USD|GBP|EUR|TRY|CNY|US\$|E£|£|\$|€)\s?[\d,]+(?:\.\d+)?/g,
    /[\d,]+(?:\.\d+)?\s?(?:EGP|AED|USD|GBP|EUR|TRY|CNY)/g,
    /\+\d[\d ()-]{6,}\d/g,
    /https?:\/\/[\w.:/?=&%-]+/g,
    /[\w.+-]+@[\w-]+\.[\w.]+/g,
    /\b[A-Z]{1,4}-?\d[\w-]*(?:\s\/\s\w+)?/g,
    /\d+(?:[.,:/-]\d+)+/g,
  ]
  const faults: string[] = []
  const range = document.createRange()
  for (const { node, parent } of seenTexts()) {
    const text = node.textContent ?? ''
    for (const run of runs) {
      for (const found of text.matchAll(run)) {
        // An ellipsis hides the end of a text on purpose.
        if (getComputedStyle(parent).textOverflow === 'ellipsis') continue
        let before: DOMRect | null = null
        for (let at = found.index; at < found.index + found[0].length; at++) {
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const box = range.getBoundingClientRect()
          if (box.width === 0 || /\s/.test(text[at]!)) continue
          const isSameLine: boolean = before !== null && Math.abs(before.top - box.top) < box.height / 2
          if (isSameLine && before && box.left < before.left - 0.5) {
            faults.push(`"${found[0]}" reads in another order at ${nameOf(parent)}`)
            break
          }
          before = box
        }
      }
    }
  }
  return [...new Set(faults)]
}

/**
 * U9: an amount with an Arabic sign is read from the right on every screen: first its number, then the sign to its
 * left; a minus is to the left of its number.
 */
export const arabicAmounts: Check = () => {
  const faults: string[] = []
  const range = document.createRange()
  const boxAt = (node: Node, at: number) => {
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return range.getBoundingClientRect()
  }
  for (const { node, parent } of seenTexts()) {
    const text = node.textContent ?? ''
    for (const found of text.matchAll(/(-?)([\d,]+\.\d\d)\u2069?\u00a0[جد]/g)) {
      const first = found.index + found[1]!.length
      const [digit, sign] = [boxAt(node, first), boxAt(node, found.index + found[0].length - 1)]
      const isSameLine = Math.abs(digit.top - sign.top) < digit.height / 2
      if (digit.width === 0 || sign.width === 0 || !isSameLine) continue
      if (sign.left > digit.left) faults.push(`"${found[0]}" has its sign at the right at ${nameOf(parent)}`)
      if (found[1] && boxAt(node, found.index).left > digit.left)
        faults.push(`"${found[0]}" has its minus behind it at ${nameOf(parent)}`)
    }
  }
  return [...new Set(faults)]
}

/**
 * U17: the first stop skips to the content; one h1; heading levels increase one at a time; landmarks exist and have
 * names.
 */
export const structure: Check = () => {
  const faults: string[] = []
  if (!document.title.trim()) faults.push('no title')
  const stops = 'a[href], button:not([disabled]), input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
  const first = document.body.querySelector<HTMLAnchorElement>(stops)
  const isPlain = [...document.querySelectorAll('header, nav')].every((one) => one.closest('main'))
  if (!isPlain && (!first?.hash || !document.getElementById(first.hash.slice(1))))
    faults.push(`the first stop does not skip anything: ${first ? nameOf(first) : 'none'}`)
  const mains = document.querySelectorAll('main, [role=main]').length
  if (mains !== 1) faults.push(`${mains} main landmarks`)
  if (!isPlain && document.querySelectorAll('body header, [role=banner]').length === 0) faults.push('no banner')
  const shown = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) => one.checkVisibility())
  const top = shown.filter((one) => one.localName === 'h1')
  if (top.length !== 1) faults.push(`${top.length} h1`)
  let level = 0
  for (const heading of shown.filter((one) => document.querySelector('main')?.contains(one))) {
    const own = Number(heading.localName[1])
    if (level > 0 && own > level + 1) faults.push(`h${own} follows h${level}: ${nameOf(heading)}`)
    if (!(heading.textContent ?? '').trim()) faults.push(`empty heading: ${nameOf(heading)}`)
    level = own
  }
  const names = [...document.querySelectorAll('nav')].filter(isSeen).map((one) => {
    const by = one.getAttribute('aria-labelledby')
    return one.getAttribute('aria-label') ?? (by && document.getElementById(by)?.textContent) ?? ''
  })
  if (names.length > 1 && names.some((name) => name === '')) faults.push('a nav without a name among several')
  return faults
}
