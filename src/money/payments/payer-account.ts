import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { methodFacts, type PaymentMethod } from '#pricing/quote/method-table.ts'
import { type CardChoice, sayCardChoice, typedCard } from './cards/card-choice.ts'
import { no } from './payments.refusals.ts'

/** The payer's fields of a form, for the methods that need them. */
export type PayerFields = {
  readonly valuCode: string
  readonly walletNumber: string
  readonly card?: CardChoice
}

/** What the payer said for this method: its field, or of a card which one and whether to keep it. */
export function payerAccountOf(method: PaymentMethod | null, fields: PayerFields): string | null {
  if (method === 'creditCard') return sayCardChoice(fields.card ?? typedCard)
  const field = method === null ? null : methodFacts[method].field
  return field === null ? null : fields[field].trim() || null
}

/** Checks the payer's input: a valU customer code, or an Egyptian mobile number in the form that gateways take. */
export function readPayerAccount(method: PaymentMethod, said: string | null): string | null {
  const { field } = methodFacts[method]
  if (field === null) return null
  if (field === 'valuCode') {
    const code = (said ?? '').trim()
    if (!/^[\w-]{3,40}$/.test(code)) throw no.VALU_CODE_NEEDED({ path: 'valuCode' })
    return code
  }
  const number = withWesternDigits(said ?? '')
    .replace(/[\s()-]/g, '')
    .replace(/^(\+20|0020|20(?=1))/, '0')
  if (!/^01[0125]\d{8}$/.test(number)) throw no.WALLET_NUMBER_NEEDED({ path: 'walletNumber' })
  return number
}
