import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

/** What the customer must type for a method. */
export type PayerField = 'valuCode' | 'walletNumber'

export type MethodFacts = {
  readonly name: (inputs: Record<never, never>, options: { readonly locale: Locale }) => string
  /** What paying with it means for the customer. */
  readonly note?: () => string
  /** The same for an order that is placed, reviewed first, and paid then. */
  readonly noteAfterReview?: () => string
  readonly icon: IconName
  /** Whether it is shown first; the others need one more click. */
  readonly isCommon: boolean
  /** How it is paid: from our wallet, on a gateway's page, with a gateway's code, by transfer, or at our till. */
  readonly way: 'wallet' | 'page' | 'code' | 'transfer' | 'till'
  /** The kind of money it brings, also for its refund. */
  readonly kind: 'card' | 'cash' | 'valu'
  /** Whether the payer types the number of a bank card. */
  readonly isCard: boolean
  /** Whether it can fill the wallet: not the wallet itself, and not money that is lent for a purchase. */
  readonly forDeposit: boolean
  /** The time limit for paying. */
  readonly hours: number
  readonly field: PayerField | null
  /**
   * Where the money of a refund goes. `none`: it stays in the balance. `offered`: it is in the balance at once, and the
   * customer may send it on to what they paid with. `automatic`: it was lent for this purchase, and returns to the
   * lender without asking.
   */
  readonly refund: 'none' | 'offered' | 'automatic'
}

const usual = { isCommon: true, isCard: false, forDeposit: true, field: null } as const
const balance = { ...usual, way: 'wallet', forDeposit: false, hours: 1, refund: 'none' } as const
const later = { ...usual, kind: 'cash', hours: 72, refund: 'none' } as const
const card = { ...usual, way: 'page', kind: 'card', isCard: true, hours: 1, refund: 'offered' } as const

/**
 * The payment methods of the specification, in the order in which they are offered. A new method also needs its words,
 * its fee and its place in the files of sites, its name in the check of `payments`, and its code at its gateway.
 */
const table = {
  creditCard: { ...card, name: m.pricing_method_credit_card, note: m.pricing_method_card_note, icon: 'card' },
  wallet: { ...balance, kind: 'card', name: m.pricing_method_wallet, icon: 'wallet' },
  cashWallet: { ...balance, kind: 'cash', name: m.pricing_method_cash_wallet, icon: 'cash' },
  fawry: { ...later, way: 'code', name: m.pricing_method_fawry, note: m.pricing_method_fawry_note, icon: 'receipt' },
  bankTransfer: {
    ...later,
    way: 'transfer',
    name: m.pricing_method_bank_transfer,
    note: m.pricing_method_bank_note,
    noteAfterReview: m.pricing_method_bank_after_review,
    icon: 'building',
  },
  office: {
    ...later,
    way: 'till',
    name: m.pricing_method_office,
    note: m.pricing_method_office_note,
    noteAfterReview: m.pricing_method_office_after_review,
    icon: 'store',
  },
  valu: {
    ...card,
    isCommon: false,
    isCard: false,
    forDeposit: false,
    kind: 'valu',
    field: 'valuCode',
    refund: 'automatic',
    name: m.pricing_method_valu,
    note: m.pricing_method_valu_note,
    icon: 'card',
  },
  visaWallet: {
    ...card,
    isCommon: false,
    isCard: false,
    field: 'walletNumber',
    name: m.pricing_method_visa_wallet,
    note: m.pricing_method_mobile_note,
    icon: 'phone',
  },
  fawryCreditCard: {
    ...card,
    isCommon: false,
    name: m.pricing_method_fawry_credit_card,
    note: m.pricing_method_card_note,
    icon: 'card',
  },
  fawryCreditCardInstalment: {
    ...card,
    isCommon: false,
    forDeposit: false,
    name: m.pricing_method_fawry_credit_card_instalment,
    note: m.pricing_method_instalment_note,
    icon: 'card',
  },
} as const satisfies Readonly<Record<string, MethodFacts>>

export type PaymentMethod = keyof typeof table

export const methodFacts: Readonly<Record<PaymentMethod, MethodFacts>> = table
export const paymentMethods = Object.keys(table) as readonly PaymentMethod[]

/** The name of a payment method; for one without a name, its code. */
export function methodName(method: string, locale: Locale): string {
  return Object.hasOwn(table, method) ? methodFacts[method as PaymentMethod].name({}, { locale }) : method
}
