import { redirect } from 'react-router'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import type { Visit } from '#platform/http/visit.ts'
import { itemForm } from '#selling/cart/adding/item-form.ts'
import { addEditItem } from '#selling/orders/edit/add-edit-item.ts'

/** Adds the goods from a page, as the customer completed them, to the edited order. */
export function addToEdit(visit: Visit, number: string, form: FormData) {
  return answerForm(form, itemForm, visit.locale, async (fields) => {
    const key = String(form.get('key') ?? '')
    const { itemId } = await visit.write((work) => addEditItem(work, { number, fields, key }))
    return redirect(`/${visit.locale}/account/orders/${number}/edit#item-${itemId}`)
  })
}
