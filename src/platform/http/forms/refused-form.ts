import { isRefusal } from '#platform/work/refusal.ts'
import { refusalSentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'
import type { FieldErrors } from './parse-form.ts'

export type RefusedForm = { readonly status: number; readonly code: string; readonly errors: FieldErrors }

/** A refusal as the errors of the form that asked: at its field, else at `general`. A fault is thrown on. */
export function refusedForm(error: unknown, locale: Locale): RefusedForm {
  if (!isRefusal(error)) throw error
  const field = typeof error.facts.path === 'string' ? error.facts.path : 'general'
  const errors = { [field]: refusalSentence(error.code, error.facts, locale) }
  return { status: error.status, code: error.code, errors }
}
