import type { DraftItem } from './draft-item.ts'

/** A form whose page nobody read: nothing found, nothing asked. */
export const unreadDraft: DraftItem = {
  typed: {},
  options: { color: [], size: [], style: [] },
  images: [],
  missing: [],
  found: 'all',
  reason: null,
  prohibited: null,
  byProvider: false,
}
