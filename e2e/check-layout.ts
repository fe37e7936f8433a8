// U3, U4, U18, U27, U29: nothing is cut, nothing overlaps, everything can be pressed. Each runs inside the page.
import { type Check, isSeen, nameOf, seenTexts } from './in-page.ts'

/** U3: a page scrolls in one direction only. */
export const noSidewaysScroll: Check = ({ width }) => {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.body.querySelectorAll('*')].filter((one) => {
    const box = one.getBoundingClientRect()
    return isSeen(one) && (box.right > clientWidth + 1 || box.left < -1)
  })
  return [`${scrollWidth} px in ${clientWidth} (at ${width}): ${wide.slice(-1).map(nameOf)}`]
}

/** U4: no text is cut off by its box or leaves the window, except one that ends in an ellipsis. */
export const noCutText: Check = () => {
  const faults: string[] = []
  const range = document.createRange()
  for (const { node, parent } of seenTexts()) {
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue
      let around: HTMLElement | null = parent
      for (; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around)
        // Ends in an ellipsis, scrolls, or is only for screen readers: cut on purpose.
        if (style.textOverflow === 'ellipsis' || Number(style.webkitLineClamp) > 0) break
        if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.clipPath !== 'none') break
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
        const frame = around.getBoundingClientRect()
        const isOut = box.left < frame.left - 2 || box.right > frame.right + 2
        const isLow = box.bottom > frame.bottom + box.height / 3 || box.top < frame.top - box.height / 3
        if (isOut || isLow) faults.push(`cut by ${nameOf(around)}: ${nameOf(parent)}`)
        break
      }
      // Without a container around it: text that leaves the window at the start side cannot even be reached by
      // scrolling.
      if (around === document.body && (box.left < -2 || box.right > innerWidth + 2))
        faults.push(`leaves the window: ${nameOf(parent)}`)
    }
  }
  return [...new Set(faults)]
}

/** U4: no text overlaps another. */
export const noTextOnText: Check = () => {
  type Box = { left: number; right: number; top: number; bottom: number; element: HTMLElement }
  const boxes: Box[] = []
  const range = document.createRange()
  const isLifted = (element: HTMLElement) => {
    for (let one: HTMLElement | null = element; one; one = one.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(one).position)) return true
    return false
  }
  const lifted = new Map<HTMLElement, boolean>()
  // The visible rest of a text after everything around it has cut it.
  const rest = (box: DOMRect, from: HTMLElement): Omit<Box, 'element'> => {
    let { left, right, top, bottom } = box
    for (let one: HTMLElement | null = from; one; one = one.parentElement) {
      const style = getComputedStyle(one)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const frame = one.getBoundingClientRect()
      left = Math.max(left, frame.left)
      right = Math.min(right, frame.right)
      top = Math.max(top, frame.top)
      bottom = Math.min(bottom, frame.bottom)
    }
    return { left, right, top, bottom }
  }
  for (const { node, parent } of seenTexts()) {
    if (!lifted.has(parent)) lifted.set(parent, isLifted(parent))
    if (lifted.get(parent)) continue
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      const seen = rest(box, parent)
      if (seen.right - seen.left < 3 || seen.bottom - seen.top < 3) continue
      // The letters themselves, without the leading above and below them.
      const air = Math.max(0, (box.height - Number.parseFloat(getComputedStyle(parent).fontSize)) / 2)
      boxes.push({ ...seen, top: seen.top + air, bottom: seen.bottom - air, element: parent })
    }
  }
  boxes.sort((one, other) => one.top - other.top)
  const faults = new Set<string>()
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      if (other.top >= one.bottom) break
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - other.top
      if (across > 3 && down > 4 && one.element !== other.element)
        faults.add(`${nameOf(one.element)} lies on ${nameOf(other.element)}`)
    }
  }
  return [...faults]
}

/**
 * U18: a target has 24 px in both directions, or (WCAG 2.5.8) a circle of 24 px around its centre that touches no other
 * target; links inside a sentence are exempt. On a phone customers' controls are 44 px high.
 */
export const targetsLargeEnough: Check = ({ width }) => {
  type Target = { element: HTMLElement; box: DOMRect; isLow: boolean }
  const isInSentence = (element: Element) => {
    const around = element.parentElement
    const own = (element.textContent ?? '').trim().length
    const isInline = getComputedStyle(element).display.startsWith('inline')
    return (
      element.matches('a, summary') && isInline && around !== null && (around.textContent ?? '').trim().length > own + 3
    )
  }
  // A link may be stretched over its row or card.
  const wholeOf = (target: HTMLElement): Element => {
    const after = getComputedStyle(target, '::after')
    if (after.content !== 'none' && after.position === 'absolute' && after.top === '0px' && after.bottom === '0px')
      return (getComputedStyle(target).position === 'static' ? target.offsetParent : target) ?? target
    const label = target.closest('label') ?? (target.id ? document.querySelector(`label[for="${target.id}"]`) : null)
    const isChoice = target.matches('[type=checkbox], [type=radio], [type=file]')
    // A number between its minus and plus forms one control with them.
    const steps = target.matches('[type=number]') ? target.closest('fieldset') : null
    return target.closest('.control') ?? steps ?? (isChoice ? label : null) ?? target
  }
  const pressed = 'a[href], button, summary, select, input:not([type=hidden]), textarea, [role=button]'
  const targets: Target[] = []
  for (const element of (document.querySelector('dialog:modal') ?? document.body).querySelectorAll<HTMLElement>(
    pressed,
  )) {
    if (!element.checkVisibility({ opacityProperty: false, visibilityProperty: true })) continue
    const box = wholeOf(element).getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1 || box.right < 0 || isInSentence(element)) continue
    targets.push({ element, box, isLow: Math.min(box.width, box.height) < 23.5 })
  }
  const away = (box: DOMRect, x: number, y: number) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
  const isCrowded = (one: Target) => {
    const x = one.box.left + one.box.width / 2
    const y = one.box.top + one.box.height / 2
    return targets.some((other) => {
      if (other === one || other.element.contains(one.element) || one.element.contains(other.element)) return false
      // A stretched link below this target is pressed beside it, not through it.
      if (away(other.box, x, y) === 0) return false
      const middle = [other.box.left + other.box.width / 2, other.box.top + other.box.height / 2] as const
      return away(other.box, x, y) < 12 || (other.isLow && Math.hypot(middle[0] - x, middle[1] - y) < 24)
    })
  }
  const inConsole = location.pathname.includes('/ops')
  return targets.flatMap((target) => {
    const { element, box, isLow } = target
    const size = `${Math.round(box.width)} × ${Math.round(box.height)} px`
    if (isLow && isCrowded(target)) return [`${size}, crowded: ${nameOf(element)}`]
    const isPrimary = element.matches(
      'button, [role=button], select, textarea, input:not([type=checkbox], [type=radio])',
    )
    return width === 360 && isPrimary && !inConsole && box.height < 43.5
      ? [`only ${Math.round(box.height)} px high on a phone: ${nameOf(element)}`]
      : []
  })
}

/** U27: pictures have reserved space and alternative text, and load only when near; at most two fonts are preloaded. */
export const picturesAndFonts: Check = () => {
  const faults: string[] = []
  for (const image of document.images) {
    if (!image.hasAttribute('alt')) faults.push(`no alt: ${image.src}`)
    if (!image.getAttribute('width') || !image.getAttribute('height')) faults.push(`no size: ${image.src}`)
    const isFar = image.getBoundingClientRect().top > innerHeight * 2
    if (isFar && image.loading !== 'lazy') faults.push(`far below and not lazy: ${image.src}`)
    if (image.complete && image.naturalWidth === 0 && isSeen(image)) faults.push(`broken picture ${image.src}`)
  }
  const first = document.querySelectorAll('link[rel=preload][as=font]').length
  if (first > 2) faults.push(`${first} fonts preloaded`)
  for (const face of document.fonts) {
    if (!/swap|fallback|optional/.test(face.display)) faults.push(`${face.family} is invisible until it comes`)
  }
  return faults
}

/** U29: on a phone a table's rows are cards, and each value has its label. */
export const tablesAreCards: Check = ({ width }) => {
  if (width > 360) return []
  const faults: string[] = []
  for (const table of document.querySelectorAll('table')) {
    if (!isSeen(table)) continue
    const cells = [...table.querySelectorAll('tbody td')].filter(isSeen)
    const inRows = cells.filter((cell) => getComputedStyle(cell).display === 'table-cell')
    if (inRows.length > 0) faults.push(`still a table: ${nameOf(table)}`)
    const heads = [...table.querySelectorAll('thead th')].map((head) => (head.textContent ?? '').trim())
    for (const row of table.querySelectorAll('tbody tr')) {
      const said = (row.textContent ?? '').trim()
      const silent = heads.filter((head, at) => at > 0 && head && !said.includes(head))
      if (heads.length > 2 && silent.length > 1) faults.push(`labels missing (${silent.join(', ')}) in ${nameOf(row)}`)
    }
  }
  return [...new Set(faults)].slice(0, 5)
}
