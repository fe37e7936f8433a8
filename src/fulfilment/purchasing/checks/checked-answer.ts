import { data } from 'react-router'
import { typedFields } from '#platform/http/forms/answer-form.ts'
import type { FormAnswer } from '#platform/http/forms/each-of.ts'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { newId } from '#platform/work/id.ts'
import type { PageCheck } from './check-pages.ts'

export type CheckedAnswer = FormAnswer & { readonly checks: readonly PageCheck[] }

/** The purchase as it was typed, with what the stores' pages say now. */
export function checkedAnswer(checks: readonly PageCheck[], form: FormData, errors: FieldErrors = {}, status = 409) {
  return data<CheckedAnswer>({ errors, typed: typedFields(form), attempt: newId(), checks }, { status })
}
