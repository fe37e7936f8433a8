import type { Block, Section } from '#content/pages/body/blocks.ts'

/** A part of the guide as a step of the way: what it says at once, and what is unfolded. */
export type StepText = {
  readonly id: string
  readonly title: string
  readonly said: readonly Block[]
  readonly more: readonly Block[]
}

/** The parts of a text as steps. The number before a heading is drawn beside it; everything after the first lines is unfolded. */
export function stepsOf(sections: readonly Section[]): StepText[] {
  return sections.map(({ id, title, blocks }) => {
    const end = blocks.findIndex((block, at) => at > 0 || block.kind !== 'text')
    const cut = end === -1 ? blocks.length : end
    return {
      id,
      title: title.replace(/^\d+[.)]\s*/, ''),
      said: blocks.slice(0, cut),
      more: blocks.slice(cut),
    }
  })
}
