// U2: the findings of axe, and a check that axe looked. Runs inside the page, into which axe was loaded.
import type { AxeResults } from 'axe-core'
import { type Check, channelsOf, contrastOf, groundOf, nameOf, seenTexts } from './in-page.ts'

type Judged = readonly { readonly node: { readonly element: Element } }[]
type Reporter = (
  rules: readonly { readonly id: string; readonly passes: Judged; readonly violations: Judged }[],
  options: object,
  done: (results: AxeResults) => void,
) => void
declare global {
  interface Window {
    axe: {
      run(context: Document, options: object): Promise<AxeResults>
      addReporter(name: string, reporter: Reporter): void
      getReporter(name: string): Reporter
    }
    /** The elements whose colours axe judged in its last run. */
    judged: Set<Element>
  }
}

export const barriersFound: Check = async ({ axe: part = 'whole' }) => {
  const runOnly = {
    whole: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    // The rules that a change of colours alone can break; for all others both colour schemes are the same page.
    colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  }[part]
  window.axe.addReporter('counted', (rules, options, done) => {
    const contrast = rules.find(({ id }) => id === 'color-contrast')
    window.judged = new Set(
      [...(contrast?.passes ?? []), ...(contrast?.violations ?? [])].map(({ node }) => node.element),
    )
    window.axe.getReporter('v2')(rules, options, done)
  })
  // A target that a bar covers for a moment can be scrolled free, so it is not too small. The console's menu scrolls on
  // its own.
  const free = new CSSStyleSheet()
  free.replaceSync(`.sticky, .fixed:not(dialog) { position: static !important }
    aside.sticky { height: auto !important }
    aside.sticky .overflow-y-auto { overflow: visible !important }`)
  document.adoptedStyleSheets.push(free)
  // Axe takes a word that is narrower than its single letters for an icon and skips its contrast, and no option changes
  // that; but joined Arabic letters are narrower. So during the check a word is as wide as its letters.
  const pen = CanvasRenderingContext2D.prototype
  const { measureText } = pen
  pen.measureText = (text) => ({ width: 30 * text.length }) as TextMetrics
  // Axe would preload only sound and films, and the shop has none.
  const options = { runOnly, resultTypes: ['violations'], preload: false, reporter: 'counted' }
  const { violations } = await window.axe.run(document, options)
  pen.measureText = measureText
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== free)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => {
      const why = (failureSummary ?? '').split('\n')[1]?.trim().slice(0, 160) ?? ''
      return `${id} at ${target.join(' ')}: ${html.slice(0, 120)} ${why}`
    }),
  )
}

/**
 * Axe silently skips some words: those scrolled out of their box, or with an unknown background. It must judge nine of
 * ten, of a page with few words all but four; the rest is judged here, by text and background colour.
 */
export const coloursJudged: Check = () => {
  const isWord = /[\p{L}\p{N}]/u
  // Elements behind a dialog, and disabled ones, need not be readable.
  const around = document.querySelector('dialog:modal') ?? document.body
  const isOff = (one: Element) => one.closest(':disabled') ?? one.closest('label')?.querySelector(':disabled')
  const words = seenTexts().filter(({ text, parent }) => isWord.test(text) && around.contains(parent) && !isOff(parent))
  // The headings of a table shown as cards are only for screen readers; of a long row of tabs a phone shows a few.
  const isInSight = (one: Element): boolean => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    for (let up = one.parentElement; up; up = up.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(up)
      const frame = up.getBoundingClientRect()
      const isWithin =
        left > frame.left - 2 && right < frame.right + 2 && top > frame.top - 2 && bottom < frame.bottom + 2
      if (clipPath !== 'none' || (overflowX !== 'visible' && !isWithin)) return false
    }
    return true
  }
  const parents = [...new Set(words.map(({ parent }) => parent))]
  const left = parents.filter((parent) => !window.judged.has(parent))
  const judged = parents.length - left.length
  const missed = left.filter(isInSight)
  const few =
    judged === 0 || missed.length > Math.max(4, judged / 9)
      ? [`axe judged ${judged} and left ${missed.length} texts in sight: ${missed.map(nameOf).join(', ')}`]
      : []
  const faint = left.flatMap((parent) => {
    const { color, fontSize, fontWeight } = getComputedStyle(parent)
    let isKnown = channelsOf(color)[3] > 0.99
    for (let one: Element | null = parent; one; one = one.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one)
      isKnown &&= backgroundImage === 'none' && opacity === '1'
      if (channelsOf(backgroundColor)[3] > 0.99) break
    }
    if (!isKnown) return [`colours not judged: ${nameOf(parent)}`]
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const ratio = contrastOf(channelsOf(color), groundOf(parent))
    return ratio < (isLarge ? 3 : 4.5) ? [`${ratio.toFixed(1)}:1 only: ${nameOf(parent)}`] : []
  })
  return [...few, ...faint]
}
