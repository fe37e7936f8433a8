import { isolateLtr } from '#platform/values/isolate.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { snake } from './snake.ts'

type Name = (facts?: Record<string, never>, options?: { readonly locale?: Locale }) => string

const areas: Readonly<Record<string, Name>> = {
  order: m.console_area_order,
  item: m.console_area_item,
  items: m.console_area_items,
  parcel: m.console_area_parcel,
  pieces: m.console_area_pieces,
  shipment: m.console_area_shipment,
  clearance: m.console_area_clearance,
  duties: m.console_area_duties,
  request: m.console_area_request,
  'run-sheet': m.console_area_run_sheet,
  waybill: m.console_area_waybill,
  courier: m.console_area_courier,
  discrepancy: m.console_area_discrepancy,
  return: m.console_area_return,
  storage: m.console_area_storage,
  writeOff: m.console_area_write_off,
  cancellation: m.console_area_cancellation,
  withdrawal: m.console_area_withdrawal,
  refund: m.console_area_refund,
  chargeback: m.console_area_chargeback,
  reversal: m.console_area_reversal,
  receipt: m.console_area_receipt,
  statement: m.console_area_statement,
  report: m.console_area_report,
  break: m.console_area_break,
  suspense: m.console_area_suspense,
  till: m.console_area_till,
  day: m.console_area_day,
  delivery: m.console_area_delivery,
  ledger: m.console_area_ledger,
  rule: m.console_area_rule,
  card: m.console_area_card,
  rate: m.console_area_rate,
  tariff: m.console_area_tariff,
  campaign: m.console_area_campaign,
  coupon: m.console_area_coupon,
  package: m.console_area_package,
  holiday: m.console_area_holiday,
  stage: m.console_area_stage,
  'national-id': m.console_area_national_id,
  phone: m.console_area_phone,
  account: m.console_area_account,
  legacy: m.console_area_legacy,
  fact: m.console_area_fact,
  store: m.console_area_store,
  article: m.console_area_article,
  'blog-category': m.console_area_blog_category,
  'blog-author': m.console_area_blog_author,
  comment: m.console_area_comment,
  content: m.console_area_content,
  'site-line': m.console_area_site_line,
  picture: m.console_area_picture,
  kind: m.console_area_kind,
  product: m.console_area_product,
  synonym: m.console_area_synonym,
  pin: m.console_area_pin,
  catalogue: m.console_area_catalogue,
  import: m.console_area_import,
  error: m.console_area_error,
  office: m.console_area_office,
  feed: m.console_area_feed,
  ticket: m.console_area_ticket,
  bin: m.console_area_bin,
  box: m.console_area_box,
  gap: m.console_area_gap,
  hub: m.console_area_hub,
  limit: m.console_area_limit,
  lookup: m.console_area_lookup,
  shelf: m.console_area_shelf,
  warehouse: m.console_area_warehouse,
  staff: m.console_area_staff,
  customer: m.console_area_customer,
  audit: m.console_area_audit,
  consents: m.console_area_consents,
}

/** The kinds of things that acts are done to, for a list to choose from: all acts on one begin with its name. */
export function actAreas(locale: Locale) {
  return Object.entries(areas).map(([area, name]) => ({ value: `${area}.`, text: name({}, { locale }) }))
}

/**
 * What an act is called, on the server: `box.takeOut` is the message `console_act_box_take_out`. An act without a name says
 * what it was done to, and its code; `every-act.test.ts` finds none.
 */
export function actName(action: string, locale: Locale): string {
  const [area = '', ...rest] = action.split('.')
  const name = areas[area]
  return (
    namedAct(action, locale) ??
    (name && rest.length > 0 ? `${name({}, { locale })}: \u2066${rest.join('.')}\u2069` : isolateLtr(action))
  )
}

export function namedAct(action: string, locale: Locale): string | null {
  return sentence(`console_act_${snake(action)}`, {}, locale)
}
