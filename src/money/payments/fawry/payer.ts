import type { PaymentAttempt } from '#money/payments/gateways/gateway.ts'

/** What Fawry is told of the payer. Without a profile of theirs at Fawry, as for every guest there. */
export function payerFields({ payer, locale }: PaymentAttempt) {
  return {
    customerName: `${payer.firstName} ${payer.lastName}`.trim().slice(0, 100),
    customerMobile: localMobile(payer.phone),
    customerEmail: payer.email,
    language: locale === 'ar' ? 'ar-eg' : 'en-gb',
  }
}

// Fawry writes to Egyptian mobiles in the form they are dialled at home.
function localMobile(phone: string): string {
  return phone.replace(/[^\d+]/g, '').replace(/^(\+20|0020)/, '0')
}

/** One line with the whole sum: what was ordered is between the customer and us. */
export function chargeItems({ reference, title, amount }: PaymentAttempt) {
  return [{ itemId: reference, description: title.slice(0, 100), quantity: 1, minor: amount.minor }]
}

/** Fawry takes a JSON number in pounds; beyond what a float holds exactly no sum is asked. */
export function wirePounds(minor: bigint): number {
  if (minor <= 0n || minor > 10_000_000_000_00n) throw new RangeError(`not an amount for Fawry: ${minor}`)
  return Number(minor) / 100
}
