import { siteWords } from '#platform/http/site-words.ts'
import type { Locale } from '#platform/work/work.ts'
import type { CancelReason } from '#selling/orders/cancel-reasons.ts'
import type { PaymentStatus } from '#selling/orders/money/order-money.ts'
import type { AskAbout, IssueType } from '#selling/orders/review/review-asks.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { ItemIssue } from './item-data.ts'
import type { ItemState } from './item-states.ts'

// The site's own words for states, by name.
const siteLabels = {
  ready_for_shipping: 'readyForShipping',
  shipped_to_destination: 'shippedToDestination',
  in_shipping_process: 'inShippingProcess',
  arrived_hub: 'arrivedHub',
} as const

type Label = (inputs: Record<never, never>, options: { locale: Locale }) => string

const labels: Readonly<Record<Exclude<ItemState, 'received_at_warehouse' | keyof typeof siteLabels>, Label>> = {
  placed: m.orders_state_placed,
  processing: m.orders_state_processing,
  pending_review: m.orders_state_pending_review,
  missing_info: m.orders_state_missing_info,
  pending_payment: m.orders_state_pending_payment,
  pending_purchase: m.orders_state_pending_purchase,
  on_hold: m.orders_state_on_hold,
  purchased: m.orders_state_purchased,
  shipped_from_seller: m.orders_state_shipped_from_seller,
  arrived_uae: m.orders_state_arrived_uae,
  waiting_delivery_request: m.orders_state_waiting_delivery_request,
  prepare_for_pickup: m.orders_state_prepare_for_pickup,
  pending_pickup: m.orders_state_pending_pickup,
  ready_for_pickup: m.orders_state_ready_for_pickup,
  preparing_package: m.orders_state_preparing_package,
  preparing_shipment: m.orders_state_preparing_shipment,
  pending_delivery: m.orders_state_pending_delivery,
  shipped: m.orders_state_shipped,
  picked_up: m.orders_state_picked_up,
  delivered: m.orders_state_delivered,
  cancelled: m.orders_state_cancelled,
}

const warehouseLabels: ReadonlyMap<string, Label> = new Map([
  ['US', m.orders_state_received_at_warehouse_us],
  ['UK', m.orders_state_received_at_warehouse_uk],
  ['CN', m.orders_state_received_at_warehouse_cn],
  ['TR', m.orders_state_received_at_warehouse_tr],
  ['AE', m.orders_state_received_at_warehouse_ae],
])

/** The specification's label of a state (§4) on this site; a warehouse is named by the item's country. */
export function stateLabel(state: ItemState, site: Site, country: string, locale: Locale): string {
  if (state === 'received_at_warehouse') {
    return (warehouseLabels.get(country) ?? m.orders_state_received_at_warehouse_us)({}, { locale })
  }
  return isSiteLabel(state) ? siteWords(site, locale)[siteLabels[state]] : labels[state]({}, { locale })
}

function isSiteLabel(state: ItemState): state is keyof typeof siteLabels {
  return state in siteLabels
}

const paymentLabels: Readonly<Record<PaymentStatus, Label>> = {
  Paid: m.orders_payment_paid,
  'Partially Paid': m.orders_payment_partially_paid,
  'Not Paid': m.orders_payment_not_paid,
  Cancelled: m.orders_payment_cancelled,
}

export function paymentLabel(status: PaymentStatus, locale: Locale): string {
  return paymentLabels[status]({}, { locale })
}

const reasonLabels: Readonly<Record<CancelReason, Label>> = {
  WEBSITE_NOT_FRIENDLY: m.orders_reason_website_not_friendly,
  CHEAPER_ALTERNATIVE: m.orders_reason_cheaper_alternative,
  EXPENSIVE_ITEM: m.orders_reason_expensive_item,
  HIGH_SHIPPING_COSTS: m.orders_reason_high_shipping_costs,
  NOT_MY_NEEDS: m.orders_reason_not_my_needs,
  PAYMENT_ERRORS: m.orders_reason_payment_errors,
  OTHER: m.orders_reason_other,
}

export function reasonLabel(reason: CancelReason, locale: Locale): string {
  return reasonLabels[reason]({}, { locale })
}

const issueLabels: Readonly<Record<IssueType, Label>> = {
  'Missing size': m.orders_issue_missing_size,
  'Missing color': m.orders_issue_missing_color,
  'Missing style': m.orders_issue_missing_style,
  'Upload national id': m.orders_issue_upload_national_id,
  General: m.orders_issue_general,
}

export function issueLabel(type: IssueType, locale: Locale): string {
  return issueLabels[type]({}, { locale })
}

const aboutLabels: Readonly<Record<AskAbout, Label>> = {
  title: m.orders_issue_field_title,
  url: m.orders_issue_field_url,
  price: m.orders_difference_price,
  quantity: m.orders_issue_field_quantity,
  weight: m.orders_difference_weight,
  category: m.orders_difference_category,
  notes: m.orders_issue_field_notes,
}

export function aboutLabel(field: AskAbout, locale: Locale): string {
  return aboutLabels[field]({}, { locale })
}

/** What a question of the review is about, by its kind or its field. */
export function askedLabel({ type, field }: Pick<ItemIssue, 'type' | 'field'>, locale: Locale): string {
  return field ? m.orders_issue_about({ field: aboutLabel(field, locale) }, { locale }) : issueLabel(type, locale)
}
