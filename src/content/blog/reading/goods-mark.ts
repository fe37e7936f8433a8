import type { Block } from '#content/pages/body/blocks.ts'
import { goodsName } from '#content/pages/content-places.ts'

function isMark(block: Block): boolean {
  return block.kind === 'text' && block.line.length === 1 && block.line[0] === `{${goodsName}}`
}

/** The blocks before the goods, and those behind them; null where they do not stand here. */
export function partedByGoods(
  blocks: readonly Block[],
): { readonly before: readonly Block[]; readonly after: readonly Block[] } | null {
  const at = blocks.findIndex(isMark)
  return at === -1 ? null : { before: blocks.slice(0, at), after: blocks.slice(at + 1).filter((one) => !isMark(one)) }
}
