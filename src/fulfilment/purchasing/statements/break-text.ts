import type { Tone } from '#platform/ui/show/tone.ts'
import { m } from '#words/messages.js'
import type { BreakKind } from './break-kinds.ts'

/** The name of a break, and how serious it is. */
export const breakTexts: Readonly<Record<BreakKind, () => string>> = {
  unknownCharge: m.purchasing_break_unknown_charge,
  duplicate: m.purchasing_break_duplicate,
  part: m.purchasing_break_part,
  otherCard: m.purchasing_break_other_card,
  overcharged: m.purchasing_break_overcharged,
  undercharged: m.purchasing_break_undercharged,
  rate: m.purchasing_break_rate,
  currency: m.purchasing_break_currency,
  late: m.purchasing_break_late,
  unknownRefund: m.purchasing_break_unknown_refund,
  refundDiffers: m.purchasing_break_refund_differs,
  refundMissing: m.purchasing_break_refund_missing,
  notCharged: m.purchasing_break_not_charged,
}
export const breakTones: Readonly<Record<BreakKind, Tone>> = {
  unknownCharge: 'bad',
  duplicate: 'bad',
  part: 'info',
  otherCard: 'warn',
  overcharged: 'bad',
  undercharged: 'warn',
  rate: 'info',
  currency: 'warn',
  late: 'info',
  unknownRefund: 'warn',
  refundDiffers: 'bad',
  refundMissing: 'bad',
  notCharged: 'warn',
}
