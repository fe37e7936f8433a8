import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { type Stage, stages } from './stages.ts'

type Said = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string

/** The parts of the way and the whole of it, in their order. */
export const stageTexts: Readonly<Record<Stage | 'whole', Said>> = {
  review: m.tracking_stage_review,
  purchase: m.tracking_stage_purchase,
  seller: m.tracking_stage_seller,
  warehouse: m.tracking_stage_warehouse,
  travel: m.tracking_stage_travel,
  handover: m.tracking_stage_handover,
  whole: m.tracking_stage_whole,
}
export const stageOrder = [...stages, 'whole'] as const

const kinds: Readonly<Record<string, Said>> = {
  order: m.tracking_kind_order,
  item: m.tracking_kind_item,
  items: m.tracking_kind_item,
  pieces: m.tracking_kind_piece,
  shipment: m.tracking_kind_shipment,
  return: m.tracking_kind_return,
  refund: m.tracking_kind_refund,
  withdrawal: m.tracking_kind_withdrawal,
  coupon: m.tracking_kind_coupon,
  staff: m.tracking_kind_staff,
  ticket: m.tracking_kind_ticket,
  request: m.tracking_kind_request,
  customer: m.tracking_kind_customer,
}

/** Acts on a kind of thing in words; what is seldom has none of its own. */
export function kindText(kind: string): string {
  return kinds[kind]?.() ?? m.tracking_kind_other()
}

/** A time in the largest unit that says it, to half an hour or half a day: '40 min', '5.5 h', '12 days'. */
export function timeText(minutes: number, locale: Locale): string {
  if (minutes < 60) return m.tracking_time_minutes({ count: minutes }, { locale })
  const halves = (of: number) => String(Math.round((minutes / of) * 2) / 2)
  return minutes < 2880
    ? m.tracking_time_hours({ count: halves(60) }, { locale })
    : m.tracking_time_days({ count: halves(1440) }, { locale })
}
