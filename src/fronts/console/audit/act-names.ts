import { isolateLtr } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'

const areas: Readonly<Record<string, () => string>> = {
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
  coupon: m.console_area_coupon,
  package: m.console_area_package,
  holiday: m.console_area_holiday,
  stage: m.console_area_stage,
  'national-id': m.console_area_national_id,
  account: m.console_area_account,
  legacy: m.console_area_legacy,
  fact: m.console_area_fact,
  ticket: m.console_area_ticket,
  staff: m.console_area_staff,
}

const acts: Readonly<Record<string, () => string>> = {
  'order.claim': m.console_act_order_claim,
  'delivery.sendAgain': m.console_act_delivery_send_again,
  'order.release': m.console_act_order_release,
  'order.finishReview': m.console_act_order_finish_review,
  'ticket.answer': m.console_act_ticket_answer,
  'ticket.claim': m.console_act_ticket_claim,
  'ticket.release': m.console_act_ticket_release,
  'ticket.assign': m.console_act_ticket_assign,
  'ticket.close': m.console_act_ticket_close,
  'ticket.reopen': m.console_act_ticket_reopen,
  'order.delayed': m.console_act_order_delayed,
  'fact.undo': m.console_act_fact_undo,
  'item.review': m.console_act_item_review,
  'item.hold': m.console_act_item_hold,
  'item.resume': m.console_act_item_resume,
  'item.receive': m.console_act_item_receive,
  'item.unpack': m.console_act_item_unpack,
  'item.receiveAtHub': m.console_act_item_receive_at_hub,
  'item.sellerCancelled': m.console_act_item_seller_cancelled,
  'items.pack': m.console_act_items_pack,
  'items.purchase': m.console_act_items_purchase,
  'items.sellerShipped': m.console_act_items_seller_shipped,
  'parcel.unknown': m.console_act_parcel_unknown,
  'shipment.create': m.console_act_shipment_create,
  'shipment.add': m.console_act_shipment_add,
  'shipment.takeOut': m.console_act_shipment_take_out,
  'shipment.dissolve': m.console_act_shipment_dissolve,
  'shipment.dispatch': m.console_act_shipment_dispatch,
  'shipment.transit': m.console_act_shipment_transit,
  'shipment.arriveAtCustoms': m.console_act_shipment_arrive_at_customs,
  'shipment.onward': m.console_act_shipment_onward,
  'request.prepare': m.console_act_request_prepare,
  'request.shelve': m.console_act_request_shelve,
  'request.unshelve': m.console_act_request_unshelve,
  'request.collect': m.console_act_request_collect,
  'request.pack': m.console_act_request_pack,
  'request.queue': m.console_act_request_queue,
  'request.book': m.console_act_request_book,
  'withdrawal.approve': m.console_act_withdrawal_approve,
  'withdrawal.reject': m.console_act_withdrawal_reject,
  'withdrawal.payOut': m.console_act_withdrawal_pay_out,
  'staff.signIn': m.console_act_staff_sign_in,
  'staff.proof': m.console_act_staff_proof,
  'staff.create': m.console_act_staff_create,
  'staff.resetSecondFactor': m.console_act_staff_reset_second_factor,
  'national-id.look': m.console_act_national_id_look,
  'stage.policy': m.console_act_stage_policy,
}

/** The kinds of things that acts are done to, for a list to choose from: all acts on one begin with its name. */
export function actAreas() {
  return Object.entries(areas).map(([area, name]) => ({ value: `${area}.`, text: name() }))
}

/** What an act is called here; an act without a name of its own says what it was done to, and its code. */
export function actName(action: string): string {
  const own = acts[action]
  if (own) return own()
  const [area = '', ...rest] = action.split('.')
  const name = areas[area]
  return name && rest.length > 0 ? `${name()}: \u2066${rest.join('.')}\u2069` : isolateLtr(action)
}
