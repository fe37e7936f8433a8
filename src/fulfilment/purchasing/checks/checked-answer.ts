import { data } from 'react-router'
import { type FormAnswer, typedAgain } from '#platform/http/forms/form-answer.ts'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import type { PageCheck } from './check-pages.ts'

export type CheckedAnswer = FormAnswer & { readonly checks: readonly PageCheck[] }

/** The purchase form as it was typed, with the present state of the stores' pages. */
export function checkedAnswer(checks: readonly PageCheck[], form: FormData, errors: FieldErrors = {}, status = 409) {
  return data<CheckedAnswer>({ ...typedAgain(form, errors), checks }, { status })
}
