import type { Site } from '#sites/sites.ts'
import type { Block, Body, Line } from './blocks.ts'

type Filling = {
  readonly site: Site
  readonly fill: (text: string) => string
  /** Our own paths lead to pages of the reader's language. */
  readonly locale: string
}

/** A body as one site shows it in one language: facts in their places, without the sections of other sites. */
export function fillBody({ intro, sections }: Body, how: Filling): Body {
  return {
    intro: intro.map((one) => filled(one, how)),
    sections: sections
      .filter(({ site }) => site === null || site === how.site)
      .map((section) => ({
        ...section,
        title: how.fill(section.title),
        blocks: section.blocks.map((one) => filled(one, how)),
      })),
  }
}

function filled(block: Block, how: Filling): Block {
  if (block.kind === 'list') return { ...block, items: block.items.map((item) => item.map((one) => filled(one, how))) }
  if (block.kind === 'table') {
    const row = (cells: readonly Line[]) => cells.map((cell) => filledLine(cell, how))
    return { ...block, head: row(block.head), rows: block.rows.map(row) }
  }
  return { ...block, line: filledLine(block.line, how) }
}

function filledLine(line: Line, how: Filling): Line {
  return line.map((one) => {
    if (typeof one === 'string') return how.fill(one)
    if (one.kind === 'link') return { ...one, to: ownPath(one.to, how.locale), parts: filledLine(one.parts, how) }
    return 'parts' in one ? { ...one, parts: filledLine(one.parts, how) } : one
  })
}

function ownPath(to: string, locale: string): string {
  if (!to.startsWith('/') || /^\/(?:ar|en|api)(?:\/|$)/.test(to)) return to
  return to === '/' ? `/${locale}` : `/${locale}${to}`
}
