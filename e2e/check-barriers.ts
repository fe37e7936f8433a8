// U2: what axe finds. Runs inside the page, where axe has been brought.
import type { AxeResults } from 'axe-core'
import type { Check } from './in-page.ts'

declare global {
  interface Window {
    axe: { run(context: Document, options: object): Promise<AxeResults> }
  }
}

export const barriersFound: Check = async ({ axe: part = 'whole' }) => {
  const runOnly = {
    whole: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    // What a change of colours alone can break; the rest of axe sees the same page in both schemes.
    colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  }[part]
  // What lies under a bar for a moment can be scrolled free: it is no small target.
  const free = new CSSStyleSheet()
  free.replaceSync('.sticky, .fixed:not(dialog) { position: static !important }')
  document.adoptedStyleSheets.push(free)
  // What axe would fetch first is sound and films alone, and the shop has none.
  const options = { runOnly, resultTypes: ['violations'], preload: false }
  const { violations } = await window.axe.run(document, options)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== free)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => {
      const why = (failureSummary ?? '').split('\n')[1]?.trim().slice(0, 160) ?? ''
      return `${id} at ${target.join(' ')}: ${html.slice(0, 120)} ${why}`
    }),
  )
}
