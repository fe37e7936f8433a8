import { data, redirect } from 'react-router'
import { z } from 'zod'
import { backUrlOf } from '#people/access/back-url.ts'
import { type FieldErrors, parseFields } from '#platform/http/forms/parse-form.ts'
import { refusedForm } from '#platform/http/forms/refused-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import type { KeptField } from '#platform/work/ask-proof.ts'
import { tryProof } from './take-proof.ts'

const confirmForm = z.object({ proof: z.string().min(1).max(200) })

export type ConfirmAnswer = {
  readonly code: null
  readonly errors: FieldErrors
  readonly typed: Readonly<Record<string, string>>
  readonly kept: readonly KeptField[]
}

/**
 * The answer of the screen that asks for a proof: back to the page before. A waiting form continues (307): the browser
 * posts all its fields again as they were typed.
 */
export async function actOnConfirm(visit: Visit, request: Request, otherwise: string) {
  const form = await request.formData()
  const kept = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[0] !== 'proof',
  )
  const again = (errors: FieldErrors, status: number) =>
    data<ConfirmAnswer>({ code: null, errors, typed: {}, kept }, { status })
  const parsed = parseFields(form, confirmForm, visit.locale)
  if (!parsed.ok) return again({ proof: parsed.errors.proof ?? '' }, 422)
  try {
    await tryProof(visit, parsed.values.proof)
  } catch (refused) {
    const { errors, status } = refusedForm(refused, visit.locale)
    return again(errors, status)
  }
  return redirect(backUrlOf(request) ?? otherwise, kept.length > 0 ? 307 : 302)
}
