import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { closeForm, scanForm } from './box-form.ts'
import { closeBox } from './close-box.ts'
import { putInBox } from './put-in-box.ts'
import { takeOutOfBox } from './take-out-of-box.ts'

/** What was done with a box: a piece scanned in, one taken out, or all of it closed. Answers what its page says of it. */
export async function actOnBox(visit: Visit, box: string, form: FormData) {
  try {
    return await doDeed(form, {
      scan: () => putIn(visit, box, form),
      takeOut: (barcode) => takeOut(visit, barcode, form),
      close: () => close(visit, box, form),
    })
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function putIn(visit: Visit, box: string, form: FormData) {
  const scanned = parseFields(form, scanForm, visit.locale)
  if (!scanned.ok) return formAnswer(scanned.errors, form)
  const { sighted } = await visit.write((work) => putInBox(work, { barcodes: [scanned.values.barcode], box }))
  return new URLSearchParams({ done: sighted.length > 0 ? 'sighted' : 'put' })
}

async function takeOut(visit: Visit, barcode: string, form: FormData) {
  const why = String(form.get('why') ?? '')
    .trim()
    .slice(0, 500)
  const { shipment } = await visit.write((work) => takeOutOfBox(work, { barcode, why }))
  const said = new URLSearchParams({ done: 'takenOut' })
  if (shipment !== null) said.set('left', shipment)
  return said
}

async function close(visit: Visit, box: string, form: FormData) {
  const closing = parseFields(form, closeForm, visit.locale)
  if (!closing.ok) return formAnswer(closing.errors, form)
  await visit.write((work) => closeBox(work, { ...closing.values, barcode: box }))
  return new URLSearchParams({ done: 'closed' })
}
