import type { DraftItem } from './draft-item.ts'

/** A form without a page: nothing found, no questions. */
export const unreadDraft: DraftItem = {
  typed: {},
  options: { color: [], size: [], style: [] },
  images: [],
  missing: [],
  found: 'all',
  reason: null,
  prohibited: null,
  isGone: false,
  estimate: null,
  foreignPrice: null,
  byProvider: false,
  byStaff: null,
}
