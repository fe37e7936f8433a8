import { z } from 'zod'
import { callGateway, type GatewayCall } from '#money/payments/gateways/call-gateway.ts'
import type { GatewayFailure, PaymentAttempt } from '#money/payments/gateways/gateway.ts'
import { readJson } from '#money/payments/gateways/read-json.ts'
import type { FawryAccount } from './account.ts'

export type FawryAnswer = { readonly kind: 'answered'; readonly body: unknown } | FawryFailure
/** `code` is Fawry's own status code, which it sends with HTTP 200 too. */
export type FawryFailure = GatewayFailure & { readonly code?: string }

const envelope = z.looseObject({ statusCode: z.string().nullish(), statusDescription: z.string().nullish() })

// Wrong signature or unknown merchant: nobody can pay until somebody acts.
const keyCodes: ReadonlySet<string> = new Set(['9946', '9901'])
export const unknownOrderCode = '9938'

/** One call. Whatever the HTTP status, an envelope with another code than 200 is a refusal. */
export async function callFawry(account: FawryAccount, call: GatewayCall): Promise<FawryAnswer> {
  const answer = await callGateway(account, call)
  if (answer.kind !== 'answered') return withCode(answer)
  const body = readJson(answer.text)
  if (body === undefined) return { kind: 'unknown', status: answer.status, detail: 'not JSON' }
  return refusalIn(body) ?? { kind: 'answered', body }
}

/** The refusal in an envelope, or null. */
export function refusalIn(body: unknown): FawryFailure | null {
  const read = envelope.safeParse(body)
  const code = read.data?.statusCode
  if (!code || code === '200') return null
  const detail = `${code} ${read.data?.statusDescription ?? ''}`.slice(0, 300)
  return { kind: keyCodes.has(code) ? 'misconfigured' : 'refused', status: null, detail, code }
}

// An HTTP error page may contain the envelope, too.
function withCode(failure: GatewayFailure): FawryFailure {
  if (failure.kind === 'unknown') return failure
  return refusalIn(readJson(failure.detail)) ?? failure
}

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
