import { data } from 'react-router'
import type { z } from 'zod'
import { askProof } from '#platform/work/ask-proof.ts'
import type { Locale } from '#platform/work/work.ts'
import { type FieldErrors, parseFields } from './parse-form.ts'
import { refusedForm } from './refused-form.ts'

/** What a refused form shows again: the wrong fields, and everything that was typed except passwords and proofs. */
export type FormAnswer = {
  readonly code: string | null
  readonly errors: FieldErrors
  readonly typed: Readonly<Record<string, string>>
}

/** Parses a posted form and acts on it. A wrong field or a refusal comes back with what was typed; a fault is thrown on. */
export async function answerForm<Schema extends z.ZodType, Answer>(
  form: FormData,
  schema: Schema,
  locale: Locale,
  act: (values: z.output<Schema>) => Promise<Answer>,
) {
  const parsed = parseFields(form, schema, locale)
  if (!parsed.ok) return shownAgain({ code: null, errors: parsed.errors, typed: parsed.typed }, 422)
  try {
    return await act(parsed.values)
  } catch (error) {
    askProof(error, form)
    const { code, errors, status } = refusedForm(error, locale)
    return shownAgain({ code, errors, typed: typedFields(form) }, status)
  }
}

/** The fields of a form as typed, without passwords. */
export function typedFields(form: FormData): Readonly<Record<string, string>> {
  const fields = [...form].filter(([name, value]) => typeof value === 'string' && !/password|proof/i.test(name))
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]))
}

function shownAgain(answer: FormAnswer, status: number) {
  return data(answer, { status })
}
