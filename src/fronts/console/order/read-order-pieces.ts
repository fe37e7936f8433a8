import { type PieceChain, readChainsOfItems } from '#fulfilment/custody/read-piece.ts'
import { permits } from '#people/access/permissions.ts'
import type { Work } from '#platform/work/work.ts'

/** The pieces of an order's items with their chains, for whoever has goods in hand or answers for them. */
export async function readOrderPieces(work: Work, itemIds: readonly string[]): Promise<readonly PieceChain[]> {
  const { who } = work
  if (!permits(who, 'discrepancies') && !permits(who, 'pickup-desk')) return []
  return readChainsOfItems(work, itemIds)
}
