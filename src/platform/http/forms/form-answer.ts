import { data } from 'react-router'
import type { z } from 'zod'
import { askProof } from '#platform/work/ask-proof.ts'
import { newId } from '#platform/work/id.ts'
import type { Locale } from '#platform/work/work.ts'
import { type FieldErrors, parseFields } from './parse-form.ts'
import { refusedForm } from './refused-form.ts'

/** What a page's action answers when something was wrong: each error at its field, and what was typed except passwords and proofs. */
export type FormAnswer = {
  /** The code of the refusal; null where fields were wrong. */
  readonly code: string | null
  readonly errors: FieldErrors
  readonly typed: Readonly<Record<string, string>>
  /** New with every answer, so that a form begins again with what was typed. */
  readonly attempt: string
  /** For an action on several things: the result of each. */
  readonly each?: readonly Outcome[]
}

/** The result of an action on one of several things. */
export type Outcome = {
  readonly name: string
  /** Why it was refused, in the reader's language; null if it was done. */
  readonly refused: string | null
  /** The key of the action, if it can be undone. */
  readonly deed: string | null
}

/** Parses a posted form and acts on it. A wrong field or a refusal comes back with what was typed; a fault is thrown on. */
export async function answerForm<Schema extends z.ZodType, Answer>(
  form: FormData,
  schema: Schema,
  locale: Locale,
  act: (values: z.output<Schema>) => Promise<Answer>,
) {
  const parsed = parseFields(form, schema, locale)
  if (!parsed.ok) return formAnswer(parsed.errors, form)
  try {
    return await act(parsed.values)
  } catch (refused) {
    return refusedAnswer(refused, form, locale)
  }
}

export function formAnswer(errors: FieldErrors, form: FormData, status = 422, code: string | null = null) {
  return data(typedAgain(form, errors, code), { status })
}

/** What was typed, for the form to begin with it again. */
export function typedAgain(form: FormData, errors: FieldErrors = {}, code: string | null = null): FormAnswer {
  return { code, errors, typed: typedFields(form), attempt: newId() }
}

/** A refusal as the answer of the form that asked; a fault is thrown on. */
export function refusedAnswer(refused: unknown, form: FormData, locale: Locale) {
  askProof(refused, form)
  const { code, errors, status } = refusedForm(refused, locale)
  return formAnswer(errors, form, status, code)
}

/** The fields of a form as typed, without passwords. */
export function typedFields(form: FormData): Readonly<Record<string, string>> {
  const fields = [...form].filter(([name, value]) => typeof value === 'string' && !/password|proof/i.test(name))
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]))
}
