import { data, redirect } from 'react-router'
import { typedFields } from '#platform/http/forms/form-answer.ts'
import { type FieldErrors, parseFields } from '#platform/http/forms/parse-form.ts'
import { refusedForm } from '#platform/http/forms/refused-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { askReturn } from './ask-return.ts'
import { keepSent } from './keep-photo.ts'
import { costAsked } from './pages/load-new-return.ts'
import { partsOf, returnForm } from './return-form.ts'
import { returnPhoto } from './return-photo.ts'

type Sums = { readonly grossMinor: bigint; readonly feeMinor: bigint }
export type NewReturnAnswer = {
  readonly errors: FieldErrors
  readonly typed: Readonly<Record<string, string>>
  /** The refund for the chosen pieces, if only a preview was asked for. */
  readonly seen: Sums | null
}

/** Handles the form of a new return: shows the refund, or creates the return. */
export async function postReturn(visit: Visit, form: FormData, number: string) {
  const typed = typedFields(form)
  const again = (errors: FieldErrors, status = 422, seen: Sums | null = null) =>
    data<NewReturnAnswer>({ errors, typed, seen }, { status })
  const parts = partsOf(form)
  try {
    return await doDeed(form, {
      see: async () => {
        const wish = parseFields(form, returnForm, visit.locale)
        if (!wish.ok) return again(wish.errors)
        const seen = await visit.read((work) => costAsked(work, { number, parts, reason: wish.values.reason }))
        return again({}, 200, seen)
      },
      send: async () => {
        const wish = parseFields(form, returnForm, visit.locale)
        if (!wish.ok) return again(wish.errors)
        const photo = await keepSent(visit, form, returnPhoto)
        const photos = photo ? [photo] : []
        const made = await visit.write((work) => askReturn(work, { ...wish.values, number, parts, photos }))
        return redirect(`/${visit.locale}/account/returns/${made.number}?done=asked`)
      },
    })
  } catch (error) {
    const { status, errors } = refusedForm(error, visit.locale)
    return again(errors, status)
  }
}
