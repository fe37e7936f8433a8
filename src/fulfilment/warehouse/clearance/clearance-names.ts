import type { Tone } from '#platform/ui/show/tone.ts'
import { m } from '#words/messages.js'
import type { ClearanceKind, PaperState } from './clearance-kinds.ts'

export const kindNames: Readonly<Record<ClearanceKind, () => string>> = {
  airway_bill: m.warehouse_airway_bill,
  invoice: m.warehouse_paper_invoice,
  acid: m.warehouse_clearance_acid,
  national_id: m.warehouse_clearance_national_id,
  permit: m.warehouse_clearance_permit,
}

export const stateNames: Readonly<Record<PaperState, () => string>> = {
  missing: m.warehouse_clearance_missing,
  given: m.warehouse_clearance_given,
  accepted: m.warehouse_clearance_accepted,
  refused: m.warehouse_clearance_refused,
}

export const stateTones: Readonly<Record<PaperState, Tone>> = {
  missing: 'wait',
  given: 'info',
  accepted: 'ok',
  refused: 'bad',
}
