import type { Mover } from '#platform/work/moves.ts'
import type { ItemState } from './item-states.ts'
import {
  cancellableByCustomer,
  cancellableByStaff,
  deliveryStates,
  disputableStates,
  editable,
  losable,
  pickupStates,
  replaceableStates,
} from './state-groups.ts'

/** What must hold besides the state; explained in `move-guards.ts`. */
export type Guard =
  | 'mayBeReviewed'
  | 'covered'
  | 'moreToPay'
  | 'mayBeBought'
  | 'notEdited'
  | 'awaitsFirstPayment'
  | 'isUnderWay'
  | 'noDiscrepancy'
  | 'mayBeHandedOver'
  | 'mayGoToCourier'
  | 'feesAgreed'
  | 'secondPerson'
  | 'settled'
  | 'viaUae'
  | 'timeIsUp'
  | 'decidedOrTimeIsUp'

/** The effects of a move, in the same transaction; explained in `move-effects.ts`. */
export type Effect = 'refund' | 'refundWithFees' | 'refundLost' | 'earn'

export type Move = {
  readonly from: ItemState
  readonly event: string
  readonly to: ItemState
  readonly by: readonly Mover[]
  readonly when?: Guard
  readonly effect?: Effect
  /** How long the item must have been in the state before a job may move it. */
  readonly afterHours?: number
}

const forward = [
  { from: 'placed', event: 'paymentConfirmed', to: 'processing', by: ['system'] },
  { from: 'placed', event: 'payAfterReview', to: 'processing', by: ['system'] },
  { from: 'placed', event: 'edited', to: 'placed', by: ['customer'], when: 'awaitsFirstPayment' },
  { from: 'placed', event: 'edited', to: 'processing', by: ['customer'], when: 'isUnderWay' },
  expire('placed', 72),
  { from: 'processing', event: 'claim', to: 'pending_review', by: ['reviewer'], when: 'mayBeReviewed' },
  // The system does it for a reviewer who was suspended.
  { from: 'pending_review', event: 'release', to: 'processing', by: ['reviewer', 'system'] },
  { from: 'pending_review', event: 'askInfo', to: 'missing_info', by: ['reviewer'] },
  { from: 'pending_review', event: 'reject', to: 'cancelled', by: ['reviewer'], effect: 'refundWithFees' },
  { from: 'pending_review', event: 'approve', to: 'pending_purchase', by: ['reviewer'], when: 'covered' },
  { from: 'pending_review', event: 'approve', to: 'pending_payment', by: ['reviewer'], when: 'moreToPay' },
  { from: 'missing_info', event: 'complete', to: 'processing', by: ['customer'] },
  expire('missing_info', 7 * 24),
  { from: 'pending_payment', event: 'covered', to: 'pending_purchase', by: ['system'], when: 'covered' },
  expire('pending_payment', 72),
  { from: 'pending_purchase', event: 'purchase', to: 'purchased', by: ['buyer'], when: 'mayBeBought' },
  { from: 'pending_purchase', event: 'hold', to: 'on_hold', by: ['buyer'], when: 'notEdited' },
  { from: 'pending_purchase', event: 'awaitPayment', to: 'pending_payment', by: ['customer'], when: 'moreToPay' },
  { from: 'on_hold', event: 'PROCEED_OTHER_ITEMS', to: 'cancelled', by: ['customer'], effect: 'refundWithFees' },
  {
    from: 'on_hold',
    event: 'PROCEED_OTHER_ITEMS',
    to: 'cancelled',
    by: ['system'],
    when: 'decidedOrTimeIsUp',
    effect: 'refundWithFees',
    afterHours: 72,
  },
  { from: 'on_hold', event: 'acceptNewPrice', to: 'pending_purchase', by: ['customer'], when: 'covered' },
  { from: 'on_hold', event: 'acceptNewPrice', to: 'pending_payment', by: ['customer'], when: 'moreToPay' },
  { from: 'on_hold', event: 'resume', to: 'pending_purchase', by: ['buyer'], when: 'notEdited' },
  { from: 'purchased', event: 'sellerShipped', to: 'shipped_from_seller', by: ['buyer', 'warehouse'] },
  { from: 'purchased', event: 'sellerCancelled', to: 'cancelled', by: ['buyer'], effect: 'refundWithFees' },
  { from: 'shipped_from_seller', event: 'receive', to: 'received_at_warehouse', by: ['warehouse'] },
  { from: 'received_at_warehouse', event: 'pack', to: 'ready_for_shipping', by: ['warehouse'], when: 'noDiscrepancy' },
  { from: 'ready_for_shipping', event: 'dispatch', to: 'shipped_to_destination', by: ['warehouse'] },
  { from: 'ready_for_shipping', event: 'unpack', to: 'received_at_warehouse', by: ['warehouse'] },
  { from: 'shipped_to_destination', event: 'transit', to: 'arrived_uae', by: ['system', 'warehouse'], when: 'viaUae' },
  {
    from: 'shipped_to_destination',
    event: 'arriveAtCustoms',
    to: 'in_shipping_process',
    by: ['system', 'warehouse', 'hub'],
  },
  { from: 'arrived_uae', event: 'onward', to: 'in_shipping_process', by: ['system', 'warehouse', 'hub'] },
  // Automatic if the last expected pieces are given up.
  { from: 'in_shipping_process', event: 'receiveAtHub', to: 'arrived_hub', by: ['hub', 'system'] },
  { from: 'arrived_hub', event: 'requestPickup', to: 'prepare_for_pickup', by: ['system'] },
  { from: 'arrived_hub', event: 'requestDelivery', to: 'preparing_package', by: ['system'] },
  { from: 'arrived_hub', event: 'waitForRequest', to: 'waiting_delivery_request', by: ['system'] },
  { from: 'waiting_delivery_request', event: 'requestPickup', to: 'prepare_for_pickup', by: ['customer'] },
  { from: 'waiting_delivery_request', event: 'requestDelivery', to: 'preparing_package', by: ['customer', 'system'] },
  { from: 'prepare_for_pickup', event: 'prepared', to: 'pending_pickup', by: ['hub'], when: 'mayBeHandedOver' },
  { from: 'pending_pickup', event: 'shelve', to: 'ready_for_pickup', by: ['desk'], when: 'noDiscrepancy' },
  {
    from: 'ready_for_pickup',
    event: 'collect',
    to: 'picked_up',
    by: ['desk'],
    when: 'mayBeHandedOver',
    effect: 'earn',
  },
  {
    from: 'ready_for_pickup',
    event: 'noShow',
    to: 'waiting_delivery_request',
    by: ['system'],
    when: 'timeIsUp',
    afterHours: 30 * 24,
  },
  {
    from: 'preparing_package',
    event: 'packed',
    to: 'preparing_shipment',
    by: ['hub'],
    when: 'mayGoToCourier',
  },
  {
    from: 'preparing_shipment',
    event: 'queueForCourier',
    to: 'pending_delivery',
    by: ['hub', 'system'],
    when: 'noDiscrepancy',
  },
  // The scanner saw it leave: later problems are reported by the courier.
  { from: 'pending_delivery', event: 'courierCollected', to: 'shipped', by: ['hub', 'system'] },
  { from: 'shipped', event: 'delivered', to: 'delivered', by: ['system'], effect: 'earn' },
  { from: 'shipped', event: 'returned', to: 'waiting_delivery_request', by: ['system'] },
] as const satisfies readonly Move[]

const acrossStates = [
  ...cancellableByCustomer.map(
    (from) => ({ from, event: 'cancel', to: 'cancelled', by: ['customer', 'support'], effect: 'refund' }) as const,
  ),
  // If we cannot supply it, the fee of the payment method is refunded too.
  ...cancellableByCustomer.map(
    (from) => ({ from, event: 'cancelByUs', to: 'cancelled', by: ['support'], effect: 'refundWithFees' }) as const,
  ),
  // The end of an edit settles the money of all its changes at once.
  ...cancellableByCustomer.map((from) => ({ from, event: 'cancelInEdit', to: 'cancelled', by: ['customer'] }) as const),
  ...cancellableByStaff.map(
    (from) =>
      ({ from, event: 'cancel', to: 'cancelled', by: ['support'], when: 'feesAgreed', effect: 'refund' }) as const,
  ),
  ...editable.map((from) => ({ from, event: 'edited', to: 'processing', by: ['customer'] }) as const),
  ...[...pickupStates, ...deliveryStates].map(
    (from) =>
      ({
        from,
        event: 'cancelRequest',
        to: 'waiting_delivery_request',
        by: ['customer', 'hub', 'support', 'system'],
      }) as const,
  ),
  ...pickupStates.map((from) => ({ from, event: 'switch', to: 'preparing_package', by: ['customer'] }) as const),
  ...deliveryStates.map((from) => ({ from, event: 'switch', to: 'prepare_for_pickup', by: ['customer'] }) as const),
  ...losable.map((from) => {
    const move = { from, event: 'writeOff', to: 'cancelled', by: ['support'], when: 'secondPerson' } as const
    return { ...move, effect: 'refundLost' } as const
  }),
  // The result of a case about the goods, as the customer chose: given up, or bought again.
  ...disputableStates.map((from) => {
    const move = { from, event: 'settle', to: 'cancelled', by: ['support'], when: 'settled' } as const
    return { ...move, effect: 'refundWithFees' } as const
  }),
  ...replaceableStates.map(
    (from) => ({ from, event: 'replace', to: 'pending_purchase', by: ['support'], when: 'settled' }) as const,
  ),
] satisfies readonly Move[]

/** The whole table: the only ways an item may change its state. Screens, calls, documents and tests read it. */
export const itemMoves: readonly (Move & { readonly event: ItemEvent })[] = [...forward, ...acrossStates]

export type ItemEvent = (typeof forward)[number]['event'] | (typeof acrossStates)[number]['event']

export const itemEvents: readonly ItemEvent[] = [...new Set(itemMoves.map((move) => move.event))]

function expire<From extends ItemState>(from: From, afterHours: number) {
  return {
    from,
    event: 'expire',
    to: 'cancelled',
    by: ['system'],
    when: 'timeIsUp',
    effect: 'refund',
    afterHours,
  } as const
}
