import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
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

export function daysText({ from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? m.requests_days_exactly({ count: to }) : m.requests_days({ from, count: to })
}
