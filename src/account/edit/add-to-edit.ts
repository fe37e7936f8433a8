import { redirect } from 'react-router'
import { itemForm } from '#cart/item-form.ts'
import { addEditItem } from '#orders/edit/add-edit-item.ts'
import { answerForm } from '#platform/answer-form.ts'
import type { Visit } from '#platform/visit.ts'

/** Adds what a page showed, as the customer completed it, to the order that is being edited. */
export function addToEdit(visit: Visit, number: string, form: FormData) {
  return answerForm(form, itemForm, visit.locale, async (fields) => {
    const key = String(form.get('key') ?? '')
    const { itemId } = await visit.write((work) => addEditItem(work, { number, fields, key }))
    return redirect(`/${visit.locale}/account/orders/${number}/edit#item-${itemId}`)
  })
}
