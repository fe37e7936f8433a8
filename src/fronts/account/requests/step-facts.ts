import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { RequestChoices } from './choices-path.ts'

export type StepFacts = {
  readonly path: string
  readonly choices: RequestChoices
  readonly key: string
  readonly locale: Locale
  readonly answer: FormAnswer | null
}

type Prepaid = { readonly fee: Money; readonly prepaid: Money }

/** What of a delivery's fee was paid with the order. */
export function sayPrepaid({ fee, prepaid }: Prepaid, locale: Locale): string {
  if (prepaid.minor === fee.minor) return m.requests_prepaid_all()
  const rest = { ...fee, minor: fee.minor - prepaid.minor }
  return m.requests_prepaid_part({ paid: formatMoney(prepaid, locale), rest: formatMoney(rest, locale) })
}

export function daysText({ from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? m.requests_days_exactly({ count: to }) : m.requests_days({ from, count: to })
}
