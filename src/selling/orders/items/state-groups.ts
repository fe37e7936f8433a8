// Groups of states that the table of moves treats alike.

export const cancellableByCustomer = [
  'placed',
  'processing',
  'missing_info',
  'pending_payment',
  'pending_purchase',
  'on_hold',
] as const
export const cancellableByStaff = [
  'purchased',
  'shipped_from_seller',
  'received_at_warehouse',
  'ready_for_shipping',
  'shipped_to_destination',
  'arrived_uae',
  'in_shipping_process',
  'arrived_hub',
  'waiting_delivery_request',
] as const
export const editable = ['processing', 'missing_info', 'pending_payment', 'pending_purchase', 'on_hold'] as const
export const pickupStates = ['prepare_for_pickup', 'pending_pickup', 'ready_for_pickup'] as const
export const deliveryStates = ['preparing_package', 'preparing_shipment', 'pending_delivery'] as const
/** With us or on the way to us: a discrepancy may be found, and the customer asked. */
export const disputableStates = [...cancellableByStaff, ...pickupStates, ...deliveryStates] as const
/** Until here goods may be bought again: they have not left the country they were bought in. */
export const replaceableStates = ['purchased', 'shipped_from_seller', 'received_at_warehouse'] as const
export const losable = [...disputableStates, 'shipped'] as const
