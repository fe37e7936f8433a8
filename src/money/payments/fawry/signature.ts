import { createHash, timingSafeEqual } from 'node:crypto'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'

/** FawryPay's signature: the plain SHA-256 of values joined without a separator, the secure key last. */
export function signatureOf(secureKey: string, values: readonly string[]): string {
  return createHash('sha256')
    .update(values.join('') + secureKey, 'utf8')
    .digest('hex')
}

/** Compares in constant time, ignoring case, so that a forger learns nothing from the time it takes. */
export function isSignedWith(
  secureKey: string,
  values: readonly string[],
  signature: string | null | undefined,
): boolean {
  if (!signature || !/^[0-9a-f]{64}$/i.test(signature)) return false
  return timingSafeEqual(Buffer.from(signatureOf(secureKey, values), 'hex'), Buffer.from(signature, 'hex'))
}

/** Fawry uses pounds with exactly two decimals in every signature. */
function majorText(minor: bigint): string {
  return minorToDecimal(minor)
}

type Charge = {
  readonly merchantCode: string
  readonly reference: string
  readonly profile?: string
  readonly method: string
  readonly minor: bigint
  /** A method's further value: a valU customer code, the number of a mobile wallet. */
  readonly more?: string
}

export function chargeValues({ merchantCode, reference, profile = '', method, minor, more = '' }: Charge): string[] {
  return [merchantCode, reference, profile, method, majorText(minor), more]
}

type PageItem = { readonly itemId: string; readonly quantity: number; readonly minor: bigint }
type Page = {
  readonly merchantCode: string
  readonly reference: string
  readonly profile?: string
  readonly returnUrl: string
  readonly items: readonly PageItem[]
}

/** Of the hosted page; the items in the order of their ids. */
export function pageValues({ merchantCode, reference, profile = '', returnUrl, items }: Page): string[] {
  const sorted = [...items].sort((one, other) => (one.itemId < other.itemId ? -1 : 1))
  const parts = sorted.flatMap(({ itemId, quantity, minor }) => [itemId, String(quantity), majorText(minor)])
  return [merchantCode, reference, profile, returnUrl, ...parts]
}

export function statusValues(merchantCode: string, reference: string): string[] {
  return [merchantCode, reference]
}

export function refundValues(merchantCode: string, fawryReference: string, minor: bigint, reason: string): string[] {
  return [merchantCode, fawryReference, majorText(minor), reason]
}

export function cancelValues(fawryReference: string, merchantCode: string, language: string): string[] {
  return [fawryReference, merchantCode, language]
}

export type SignedNews = {
  readonly fawryReference: string
  readonly reference: string
  readonly paymentMinor: bigint
  readonly orderMinor: bigint
  readonly status: string
  readonly method: string
  /** `paymentRefrenceNumber`, Fawry's spelling; absent until something was paid. */
  readonly paymentReference: string | null
}

/** Of notification V2, and of status V2, which has the same values. */
export function newsValues(news: SignedNews): string[] {
  const { fawryReference, reference, paymentMinor, orderMinor, status, method, paymentReference } = news
  return [
    fawryReference,
    reference,
    majorText(paymentMinor),
    majorText(orderMinor),
    status,
    method,
    paymentReference ?? '',
  ]
}
