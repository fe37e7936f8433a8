import type { Work } from '#platform/work/work.ts'
import { restoreFeed } from './change-feed.ts'
import { restoreKind } from './change-kind.ts'
import { restorePin } from './change-pins.ts'
import { restoreProduct } from './change-product.ts'
import { restoreStore } from './change-store.ts'
import { restoreSynonym } from './change-synonyms.ts'
import { restoreJoined } from './join-products.ts'
import type { ChangeRow } from './read-changes.ts'
import { restoreSplit } from './split-offer.ts'

type Restore = (work: Work, change: ChangeRow) => Promise<void>

/** How each act of the desk is taken back; an act that is not here cannot be. */
export const restorers: Readonly<Record<string, Restore>> = {
  'feed.save': restoreFeed,
  'feed.on': restoreFeed,
  'feed.off': restoreFeed,
  'store.save': restoreStore,
  'store.on': restoreStore,
  'store.off': restoreStore,
  'kind.add': restoreKind,
  'kind.save': restoreKind,
  'kind.on': restoreKind,
  'kind.off': restoreKind,
  'product.hide': restoreProduct,
  'product.show': restoreProduct,
  'product.correct': restoreProduct,
  'product.join': restoreJoined,
  'product.split': restoreSplit,
  'synonym.add': restoreSynonym,
  'synonym.end': restoreSynonym,
  'pin.add': restorePin,
  'pin.end': restorePin,
}
