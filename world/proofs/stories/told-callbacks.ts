import type { ReceivedCallback } from '#money/payments/gateways/gateway.ts'
import { lieAbout as lieAsFawry } from '#world/simulators/fawry/lies.ts'
import { pounds, sign as signAsFawry } from '#world/simulators/fawry/sign.ts'
import type { Lie } from '#world/simulators/paymob/book.ts'
import { lieAbout as lieAsPaymob } from '#world/simulators/paymob/lies.ts'
import { sign as signAsPaymob, transactionValues } from '#world/simulators/paymob/sign.ts'

export const paymobSecret = 'hmac secret of a proof'
export const fawryKey = 'secure key of a proof'

/**
 * A gateway's message, whichever gateway it is; the bodies are built and signed by the simulators' code, not by the
 * adapters'.
 */
export type Said = {
  readonly state: 'paid' | 'declined' | 'pending'
  readonly transaction: number
  readonly order: number
  readonly reference: string
  readonly minor: bigint
  readonly currency: string
  readonly isForged: boolean
  /** Correctly signed, and untrue. */
  readonly lie: Lie
  /** The same message in other bytes: gateways add fields as they like. */
  readonly spelling: number
}

export function sayAsPaymob(said: Said): ReceivedCallback {
  const truth = {
    id: said.transaction,
    amount_cents: Number(said.minor),
    currency: said.currency,
    integration_id: 1001,
    created_at: '2026-11-21T09:00:00.000000',
    is_3d_secure: true,
    is_auth: false,
    is_capture: false,
    is_standalone_payment: true,
    is_refund: false,
    is_void: false,
    is_refunded: false,
    is_voided: false,
    has_parent_transaction: false,
    parent_transaction: null,
    owner: 1,
    profile_id: 1,
    error_occured: false,
    success: said.state === 'paid',
    pending: said.state === 'pending',
    refunded_amount_cents: 0,
    order: {
      id: said.order,
      merchant_order_id: said.reference,
      amount_cents: Number(said.minor),
      currency: said.currency,
    },
    source_data: { pan: '2346', type: 'card', sub_type: 'MasterCard' },
    data: {
      message: '',
      txn_response_code: said.state === 'declined' ? 'DECLINED' : 'APPROVED',
      acq_response_code: '00',
    },
  }
  const obj = lieAsPaymob(said.lie, truth) ?? truth
  const hmac = forged(signAsPaymob(paymobSecret, transactionValues(obj)), said.isForged)
  return { rawBody: JSON.stringify({ type: 'TRANSACTION', obj, spelling: said.spelling }), query: { hmac } }
}

const fawryStates = { paid: 'PAID', declined: 'FAILED', pending: 'UNPAID' } as const

export function sayAsFawry(said: Said, method: string): ReceivedCallback {
  const amount = pounds(Number(said.minor))
  const [status, paid] = [fawryStates[said.state], said.state === 'paid' ? `${said.transaction}` : '']
  const truth = { fawryRef: String(said.order), merchantRef: said.reference, payment: amount, order: amount }
  const signed = { ...truth, status, method, paymentRef: paid }
  const told = lieAsFawry(said.lie, signed) ?? signed
  const values = [told.fawryRef, told.merchantRef, told.payment, told.order, told.status, told.method, told.paymentRef]
  const body = {
    fawryRefNumber: told.fawryRef,
    merchantRefNumber: told.merchantRef,
    paymentAmount: Number(told.payment),
    orderAmount: Number(told.order),
    orderStatus: told.status,
    paymentMethod: told.method,
    ...(paid && { paymentRefrenceNumber: paid }),
    messageSignature: forged(signAsFawry(fawryKey, ...values), said.isForged),
    requestId: `${said.spelling}`,
  }
  return { rawBody: JSON.stringify(body), query: {} }
}

function forged(signature: string, isForged: boolean): string {
  return isForged ? signature.slice(0, -1) + (signature.endsWith('0') ? '1' : '0') : signature
}
