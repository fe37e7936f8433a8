import { redirect } from 'react-router'
import { z } from 'zod'
import { deedsOf, eachAnswer, eachOf } from '#platform/http/forms/each-of.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { isId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import { withdrawOfItem } from '#selling/orders/discrepancies/end-discrepancy.ts'
import { readLabels } from '#selling/orders/items/read-labels.ts'
import { m } from '#words/messages.js'
import { packItems } from './pack-items.ts'
import { resolveForm } from './receive-form.ts'
import { createShipment } from './shipments/create-shipment.ts'
import { undoPack, undoUnpack } from './undo-packing.ts'
import { unpackItem } from './unpack-item.ts'
import { no } from './warehouse.refusals.ts'

const shipmentForm = z.object({
  key: z.string().min(8),
  boxes: z
    .string()
    .trim()
    .default('')
    .transform(withWesternDigits)
    .refine((text) => /^([1-9]\d{0,2})?$/.test(text), 'warehouse_boxes_wrong')
    .transform((text) => (text === '' ? null : Number(text))),
  airwayBill: z
    .string()
    .trim()
    .max(40)
    .default('')
    .transform((text) => text || null),
})

/** What was pressed among the packages of a warehouse: packed, resolved, or put together into a shipment. */
export async function actOnPackages(visit: Visit, form: FormData) {
  try {
    return await doDeed(form, {
      resolve: () => resolve(visit, form),
      unpack: (itemId) => unpack(visit, form, itemId),
      pack: () => pack(visit, form),
      undoPack: async () => eachAnswer(await eachOf(visit, deedsIn(form, visit), undoPack), form),
      undoUnpack: async () => eachAnswer(await eachOf(visit, deedsIn(form, visit), undoUnpack), form),
      ship: () => ship(visit, form),
    })
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

const here = ({ locale }: Visit) => `/${locale}/ops/warehouse/packages`
const itemsIn = (form: FormData) => form.getAll('item').map(String).filter(isId)
const deedsIn = (form: FormData, { locale }: Visit) =>
  form.getAll('deed').map((deed) => ({ id: String(deed), name: m.platform_undo({}, { locale }) }))

async function resolve(visit: Visit, form: FormData) {
  const resolved = parseFields(form, resolveForm, visit.locale)
  if (!resolved.ok) return formAnswer(resolved.errors, form)
  await visit.write((work) => withdrawOfItem(work, resolved.values.itemId, resolved.values.why))
  return redirect(`${here(visit)}?done=resolved`)
}

async function unpack(visit: Visit, form: FormData, itemId: string) {
  if (!isId(itemId)) throw platformNo.NOT_FOUND()
  const why = String(form.get('why') ?? '')
    .trim()
    .slice(0, 500)
  const deed = await visit.write((work) => unpackItem(work, itemId, why))
  return redirect(`${here(visit)}?done=unpacked&deeds=${deed}`)
}

async function pack(visit: Visit, form: FormData) {
  const itemIds = itemsIn(form)
  if (itemIds.length === 0) throw no.SHIPMENT_EMPTY()
  // Each by itself: one with an open discrepancy keeps none of the others.
  const things = await visit.read((work) => readLabels(work, itemIds))
  const packed = await eachOf(visit, things, (work, id) => packItems(work, [id]))
  const deeds = deedsOf(packed)
  return deeds === null ? eachAnswer(packed, form) : redirect(`${here(visit)}?done=packed&deeds=${deeds}`)
}

async function ship(visit: Visit, form: FormData) {
  const shipment = parseFields(form, shipmentForm, visit.locale)
  if (!shipment.ok) return formAnswer(shipment.errors, form)
  const { number } = await visit.write((work) => createShipment(work, { ...shipment.values, itemIds: itemsIn(form) }))
  return redirect(`/${visit.locale}/ops/shipments/${number}?done=created`)
}
