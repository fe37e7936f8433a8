import { z } from 'zod'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'
import { methodName, paymentMethods } from '#pricing/quote/method-table.ts'
import { reasonsWhyNot } from './gateways/why-not.ts'
import { initiators } from './payment.ts'
import { paymentStatuses } from './payment-moves.ts'
import type { PaymentView } from './read-payment.ts'
import type { OfferedMethod } from './read-payment-methods.ts'
import type { BankAccount } from './receipts/read-bank-accounts.ts'

const mixJson = z.object({ balance: z.enum(['card', 'cash']), part: amountJson, fee: amountJson, outside: amountJson })

export const methodJson = z
  .object({
    method: z.enum(paymentMethods),
    name: z.string(),
    isAvailable: z.boolean(),
    reason: z.object({ code: z.enum(reasonsWhyNot), message: z.string() }).nullable(),
    moneyKind: z.enum(['card', 'cash']),
    feePercent: z.string().meta({ description: 'Exact, in percent: 2.5' }),
    fee: amountJson.nullable(),
    balance: amountJson.nullable(),
    field: z
      .enum(['valuCode', 'walletNumber'])
      .nullable()
      .meta({ description: 'What the payer has to say, if anything' }),
    hours: z.number().meta({ description: 'How long there is to pay' }),
    withBalance: z
      .array(mixJson)
      .meta({ description: 'The balances that can pay a part; the fee is on the rest alone' }),
    currency: z.string(),
  })
  .meta({ id: 'PaymentMethod' })

export const bankAccountJson = z
  .object({
    id: z.string(),
    bankName: z.string(),
    branch: z.string(),
    accountName: z.string(),
    accountNumber: z.string(),
    iban: z.string().nullable(),
    swift: z.string().nullable(),
    currency: z.string(),
  })
  .meta({ id: 'BankAccount' })

export const paymentJson = z
  .object({
    id: z.string(),
    number: z.string(),
    initiator: z.enum(initiators),
    method: z.enum(paymentMethods),
    status: z.enum(Object.values(paymentStatuses)),
    outcome: z.enum(['paid', 'pending', 'failed']),
    amount: amountJson,
    fee: amountJson,
    walletPart: amountJson,
    currency: z.string(),
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    declineCode: z.string().nullable(),
    checkoutUrl: z.string().nullable(),
    confirmation: z
      .object({ kind: z.enum(['told', 'charging', 'unanswered']), since: z.iso.datetime() })
      .nullable()
      .meta({
        description:
          'While the gateway’s confirmation is missing: we were told that it is paid (told), a saved card is being charged (charging), or the gateway did not answer our question (unanswered). We ask again by ourselves; do not pay again.',
      }),
    code: z.string().nullable().meta({ description: 'To be said at a Fawry point, or at our desk' }),
    receipt: z
      .object({ fileId: z.string(), at: z.iso.datetime(), isReviewed: z.boolean(), reason: z.string().nullable() })
      .nullable(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Payment' })

export function methodToJson(offered: OfferedMethod, currency: string, locale: Locale): z.output<typeof methodJson> {
  const { why, fee, balance, method, isAvailable, moneyKind, feePercent, field, hours, mixes } = offered
  return {
    method,
    isAvailable,
    moneyKind,
    feePercent,
    field,
    hours,
    currency,
    name: methodName(method, locale),
    reason: why && { code: why, message: whyNotSentence(why, locale) },
    fee: fee?.minor ?? null,
    balance: balance?.minor ?? null,
    withBalance: mixes.map((mix) => ({
      balance: mix.kind,
      part: mix.part.minor,
      fee: mix.fee.minor,
      outside: mix.outside.minor,
    })),
  }
}

/** Why a method is not available, in the reader's language. */
export function whyNotSentence(why: string, locale: Locale): string {
  const key = `payments_why_not_${why.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
  return sentence(key, {}, locale) ?? why
}

export function paymentToJson(payment: PaymentView): z.output<typeof paymentJson> {
  const { id, number, initiator, method, card, declineCode, checkoutUrl, code, receipt, confirmation } = payment
  return {
    id,
    number,
    initiator,
    method,
    card,
    declineCode,
    checkoutUrl,
    code,
    status: paymentStatuses[payment.status],
    outcome: payment.face,
    amount: payment.amount.minor,
    fee: payment.fee.minor,
    walletPart: payment.walletPart.minor,
    currency: payment.amount.currency,
    confirmation: confirmation && { kind: confirmation.kind, since: confirmation.since.toISOString() },
    receipt: receipt && {
      fileId: receipt.fileId,
      at: receipt.at.toISOString(),
      isReviewed: receipt.decision !== null,
      reason: receipt.reason,
    },
    createdAt: payment.createdAt.toISOString(),
    expiresAt: payment.expiresAt.toISOString(),
  }
}

export function accountToJson(account: BankAccount): z.output<typeof bankAccountJson> {
  const { id, bankName, branch, accountName, accountNumber, iban, swift, currency } = account
  return { id, bankName, branch, accountName, accountNumber, iban, swift, currency }
}
