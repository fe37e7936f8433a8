/** What is counted, in the words of the specification. */
export const eventNames = [
  'pageView',
  'addToCart',
  'couponCode',
  'proceedToPayment',
  'subscribeToPackage',
  'placeOrder',
  'registration',
  'paymentStatus',
] as const

/** What a funnel needs besides: visits as they begin, orders that were paid in full, and orders that reached their customer. */
export const stepNames = ['visit', 'orderPaid', 'orderHandedOver'] as const

export type EventName = (typeof eventNames)[number] | (typeof stepNames)[number]
