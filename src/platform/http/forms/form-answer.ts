import { data } from 'react-router'
import { askProof } from '#platform/work/ask-proof.ts'
import { newId } from '#platform/work/id.ts'
import type { Locale } from '#platform/work/work.ts'
import { typedFields } from './answer-form.ts'
import type { FormAnswer } from './each-of.ts'
import type { FieldErrors } from './parse-form.ts'
import { refusedForm } from './refused-form.ts'

export function formAnswer(errors: FieldErrors, form: FormData, status = 422) {
  return data<FormAnswer>({ errors, typed: typedFields(form), attempt: newId() }, { status })
}

/** A refusal as the answer of the form that asked; a fault is thrown on. */
export function refusedAnswer(refused: unknown, form: FormData, locale: Locale) {
  askProof(refused, form)
  const { errors, status } = refusedForm(refused, locale)
  return formAnswer(errors, form, status)
}
