import { data } from 'react-router'
import { typedFields } from '#platform/answer-form.ts'
import type { FormAnswer } from '#platform/form-answer.ts'
import { newId } from '#platform/id.ts'
import type { FieldErrors } from '#platform/parse-form.ts'
import type { PageCheck } from './check-pages.ts'

export type CheckedAnswer = FormAnswer & { readonly checks: readonly PageCheck[] }

/** The purchase as it was typed, with what the stores' pages say now. */
export function checkedAnswer(checks: readonly PageCheck[], form: FormData, errors: FieldErrors = {}, status = 409) {
  return data<CheckedAnswer>({ errors, typed: typedFields(form), attempt: newId(), checks }, { status })
}
