import { m } from '#words/messages.js'
import type { Outcome } from './read-outcome.ts'
import type { WayToPay } from './read-way-to-pay.ts'

/** What the outcome screen says, for each initiator and each way it can end. */
export function outcomeTexts({ face, initiator, checkoutUrl, declined, order, wayToPay }: Outcome): {
  title: string
  text: string
} {
  const isDeposit = initiator === 'deposit'
  switch (face) {
    case 'paid':
      if (isDeposit) return { title: m.checkout_deposit_paid_title(), text: m.checkout_deposit_paid_text() }
      if (initiator === 'placeOrder') return { title: m.checkout_placed_title(), text: m.checkout_placed_text() }
      return { title: m.checkout_paid_title(), text: m.checkout_paid_text() }
    case 'credited':
      return { title: m.checkout_credited_title(), text: m.checkout_credited_text() }
    case 'pending':
      if (wayToPay) return waitingTexts(wayToPay)
      if (checkoutUrl) return { title: m.checkout_pending_title(), text: m.checkout_pending_text() }
      return {
        title: m.checkout_unreached_title(),
        text: isDeposit ? m.checkout_unreached_deposit_text() : m.checkout_unreached_text(),
      }
    case 'failed': {
      const kept = order && !order.isClosed ? ` ${m.checkout_order_kept()}` : ''
      return { title: m.checkout_failed_title(), text: `${declined ?? ''}${kept}` }
    }
    case 'expired':
      if (order && !order.isClosed) return { title: m.checkout_expired_title(), text: m.checkout_expired_text() }
      return { title: m.checkout_expired_title(), text: m.checkout_expired_plain_text() }
  }
}

function waitingTexts(way: WayToPay): { title: string; text: string } {
  if (way.kind === 'code') return { title: m.checkout_code_title(), text: m.checkout_code_text() }
  if (way.kind === 'till') return { title: m.checkout_till_title(), text: m.checkout_till_text() }
  if (way.receipt) return { title: m.checkout_receipt_title(), text: m.checkout_receipt_text() }
  return { title: m.checkout_transfer_title(), text: m.checkout_transfer_text() }
}
