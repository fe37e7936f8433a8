import type { PayMarkFace } from '#platform/ui/show/pay-mark.tsx'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'

/** The mark of each way to pay, as its payers know it. */
export const methodMarks: Readonly<Record<PaymentMethod, PayMarkFace>> = {
  creditCard: { look: 'plain', icon: 'card' },
  wallet: { look: 'deep', icon: 'wallet' },
  cashWallet: { look: 'deep', icon: 'cash' },
  fawry: { look: 'sun', text: 'fawry' },
  bankTransfer: { look: 'plum', icon: 'building' },
  office: { look: 'plain', icon: 'store' },
  valu: { look: 'lake', text: 'valU' },
  visaWallet: { look: 'plum', icon: 'phone' },
  fawryCreditCard: { look: 'sun', text: 'fawry' },
  fawryCreditCardInstalment: { look: 'sun', text: 'fawry' },
}
