import { type Office, readOffices } from '#fulfilment/requests/facts/read-offices.ts'
import type { PaymentView } from '#money/payments/read-payment.ts'
import { type BankAccount, readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import type { Receipt } from '#money/payments/receipts/read-receipt.ts'
import { type QrDrawing, qrDrawing } from '#platform/files/qr-drawing.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { methodFacts } from '#pricing/quote/method-table.ts'
import type { Site } from '#sites/sites.ts'

type Asked = {
  /** What is to be paid this way: without the part the wallet has paid. */
  readonly outside: Money
  readonly expiresAt: Date
  readonly now: Date
  readonly site: Site
}

/** What the customer needs to pay an open payment: a code for Fawry, a number for our desk, or bank accounts. */
export type WayToPay =
  | (Asked & { readonly kind: 'code'; readonly code: string })
  | (Asked & {
      readonly kind: 'till'
      readonly code: string
      readonly qr: QrDrawing
      readonly offices: readonly Office[]
    })
  | (Asked & {
      readonly kind: 'transfer'
      readonly number: string
      readonly accounts: readonly BankAccount[]
      readonly receipt: Receipt | null
    })

/** Null where there is nothing to say: it is paid on a gateway's page, or is over. */
export async function readWayToPay(work: Work, payment: PaymentView): Promise<WayToPay | null> {
  if (payment.face !== 'pending') return null
  const { outside, expiresAt, code, number, receipt } = payment
  const asked = { outside, expiresAt, now: work.now, site: work.site }
  const isInTime = expiresAt > work.now
  switch (methodFacts[payment.method].way) {
    case 'code':
      return code !== null && isInTime ? { ...asked, kind: 'code', code } : null
    case 'till':
      if (code === null || !isInTime) return null
      return { ...asked, kind: 'till', code, qr: qrDrawing(code), offices: await readOffices(work) }
    case 'transfer':
      if (!isInTime && receipt === null) return null
      return { ...asked, kind: 'transfer', number, receipt, accounts: await readBankAccounts(work) }
    default:
      return null
  }
}
