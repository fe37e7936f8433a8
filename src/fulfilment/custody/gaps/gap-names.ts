import { m } from '#words/messages.js'
import type { GapKind } from './find-gaps.ts'
import type { GapNext } from './gap.ts'

export const gapNames: Readonly<Record<GapKind, () => string>> = {
  none: m.custody_gap_none,
  count: m.custody_gap_count,
  elsewhere: m.custody_gap_elsewhere,
  house: m.custody_gap_house,
  ended: m.custody_gap_ended,
  hole: m.custody_gap_hole,
  jump: m.custody_gap_jump,
  drift: m.custody_gap_drift,
}

export const nextNames: Readonly<Record<GapNext, () => string>> = {
  support: m.custody_next_support,
  admin: m.custody_next_admin,
  warehouse: m.custody_next_warehouse,
  hub: m.custody_next_hub,
}
