// U2: what axe finds, and that it looked. Runs inside the page, where axe has been brought.
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
    /** What axe came to a verdict on about its colours when it last looked. */
    judged: Set<Element>
  }
}

export const barriersFound: Check = async ({ axe: part = 'whole' }) => {
  const runOnly = {
    whole: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    // What a change of colours alone can break; the rest of axe sees the same page in both schemes.
    colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  }[part]
  window.axe.addReporter('counted', (rules, options, done) => {
    const contrast = rules.find(({ id }) => id === 'color-contrast')
    window.judged = new Set(
      [...(contrast?.passes ?? []), ...(contrast?.violations ?? [])].map(({ node }) => node.element),
    )
    window.axe.getReporter('v2')(rules, options, done)
  })
  // What lies under a bar for a moment can be scrolled free: it is no small target. The console's menu scrolls by itself.
  const free = new CSSStyleSheet()
  free.replaceSync(`.sticky, .fixed:not(dialog) { position: static !important }
    aside.sticky { height: auto !important }
    aside.sticky .overflow-y-auto { overflow: visible !important }`)
  document.adoptedStyleSheets.push(free)
  // A word narrower than its letters one by one is an icon to axe, which then leaves it out of its contrasts, and no option
  // of axe says otherwise: joined Arabic letters are narrower. While it looks, a word is as wide as its letters.
  const pen = CanvasRenderingContext2D.prototype
  const { measureText } = pen
  pen.measureText = (text) => ({ width: 30 * text.length }) as TextMetrics
  // What axe would fetch first is sound and films alone, and the shop has none.
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
 * Axe leaves words out and says nothing: those scrolled away within their box, or where it does not know what lies behind.
 * It has to judge nine of ten; the rest is judged here, by its colour and the ground it stands on.
 */
export const coloursJudged: Check = () => {
  const isWord = /[\p{L}\p{N}]/u
  // What a dialog holds back, or what is switched off, need not be read.
  const around = document.querySelector('dialog:modal') ?? document.body
  const isOff = (one: Element) => one.closest(':disabled') ?? one.closest('label')?.querySelector(':disabled')
  const words = seenTexts().filter(({ text, parent }) => isWord.test(text) && around.contains(parent) && !isOff(parent))
  // The heads of a table that became cards are for readers alone; of a long row of tabs a phone shows a few.
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
  const missed = left.filter(isInSight).length
  const few = judged === 0 || missed * 9 > judged ? [`axe judged ${judged} and left ${missed} texts in sight`] : []
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
