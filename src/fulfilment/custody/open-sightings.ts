import { announce } from '#platform/work/announce.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { lockOpenCase } from '#selling/orders/discrepancies/discrepancy.ts'
import { openOn } from '#selling/orders/discrepancies/open-discrepancy.ts'
import { mayMove } from '#selling/orders/items/find-moves.ts'
import { lockOrderOfItem } from '#selling/orders/items/lock-order.ts'
import { disputableStates } from '#selling/orders/items/state-groups.ts'
import { m } from '#words/messages.js'
import type { Whereabouts } from './custody-acts.ts'
import { placeName } from './custody-names.ts'
import type { LockedPiece } from './piece.ts'

/**
 * Pieces were seen where nobody looked for them: one case for each item that has none yet, so that nothing is packed or
 * handed over before somebody says why. What is over already has no case; it is announced all the same.
 */
export async function openSightings(work: Work, sighted: readonly LockedPiece[], seen: Whereabouts): Promise<void> {
  for (const itemId of new Set(sighted.map((piece) => piece.itemId))) {
    const pieces = sighted.filter((piece) => piece.itemId === itemId)
    const order = await lockOrderOfItem(work, itemId)
    const item = order.items.find((one) => one.id === itemId)
    const isOpen = disputableStates.some((state) => state === item?.state)
    const { locale, site } = work
    const note = pieces
      .map(({ barcode, at }) => {
        const places = { from: placeName(at, locale, site), seen: placeName(seen, locale, site) }
        return m.custody_sighted({ barcode, ...places }, { locale })
      })
      .join('\n')
    if (isOpen && !(await lockOpenCase(work, itemId))) {
      const opener = mayMove(work.who, ['support', 'warehouse', 'hub', 'desk']) ? work : asSystem(work)
      await openOn(opener, order, { itemId, kind: 'misplaced', note })
    }
    const barcodes = pieces.map((piece) => piece.barcode)
    await announce(work, 'piece.sighted', { orderId: order.id, itemId, barcodes, kind: seen.kind, place: seen.place })
  }
}
