/** A piece of a line: plain text, or a marked piece of it. There is nothing else: no tags, no styles, no scripts. */
export type Inline =
  | string
  | { readonly kind: 'bold' | 'italic'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly to: string; readonly parts: readonly Inline[] }
  | { readonly kind: 'picture'; readonly id: string }
  | { readonly kind: 'break' }

export type Line = readonly Inline[]

/** What stands below each other on a page. */
export type Block =
  | { readonly kind: 'text' | 'heading'; readonly line: Line }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] }

/** A part of a page below a heading of its own; of the questions and answers, one question. */
export type Section = {
  readonly id: string
  readonly title: string
  /** The one site that shows it; null: all. */
  readonly site: string | null
  readonly blocks: readonly Block[]
}

export type Body = { readonly intro: readonly Block[]; readonly sections: readonly Section[] }

/** The words of a line without its marks. */
export function plainLine(line: Line): string {
  return line
    .map((one) =>
      typeof one === 'string' ? one : 'parts' in one ? plainLine(one.parts) : one.kind === 'break' ? ' ' : '',
    )
    .join('')
}

/** The words of blocks without their marks, for search engines and differences. */
export function plainBlocks(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'list') return block.items.map(plainBlocks).join(' ')
      if (block.kind === 'table')
        return [block.head, ...block.rows].map((row) => row.map(plainLine).join(' ')).join(' ')
      return plainLine(block.line)
    })
    .join(' ')
}
