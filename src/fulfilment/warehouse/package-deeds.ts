import { redirect } from 'react-router'
import { z } from 'zod'
import { deed, noFields, type Sent } from '#people/proofs/answer-deeds.ts'
import { deedsOf, eachAnswer, eachOf } from '#platform/http/forms/each-of.ts'
import type { Visit } from '#platform/http/visit.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
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

/** What is done among the packages of a warehouse: packed, resolved, or put together into a shipment. */
export const packageDeeds = {
  resolve: deed(resolveForm, (work, { itemId, why }) => withdrawOfItem(work, itemId, why), 'resolved'),
  unpack: deed(
    noFields,
    async (work, _, { form, about: itemId }) => {
      if (!isId(itemId)) throw platformNo.NOT_FOUND()
      const why = String(form.get('why') ?? '')
        .trim()
        .slice(0, 500)
      return unpackItem(work, itemId, why)
    },
    (undo) => `unpacked&deeds=${undo}`,
  ),
  pack,
  undoPack: async ({ visit, form }: Sent) => eachAnswer(await eachOf(visit, deedsIn(form, visit), undoPack), form),
  undoUnpack: async ({ visit, form }: Sent) => eachAnswer(await eachOf(visit, deedsIn(form, visit), undoUnpack), form),
  ship: deed(
    shipmentForm,
    (work, shipment, { form }) => createShipment(work, { ...shipment, itemIds: itemsIn(form) }),
    ({ number }, _, { visit }) => redirect(`/${visit.locale}/ops/shipments/${number}?done=created`),
  ),
}

const itemsIn = (form: FormData) => form.getAll('item').map(String).filter(isId)
const deedsIn = (form: FormData, { locale }: Visit) =>
  form.getAll('deed').map((undo) => ({ id: String(undo), name: m.platform_undo({}, { locale }) }))

async function pack({ visit, form }: Sent) {
  const itemIds = itemsIn(form)
  if (itemIds.length === 0) throw no.SHIPMENT_EMPTY()
  // Each by itself: one with an open discrepancy keeps none of the others.
  const things = await visit.read((work) => readLabels(work, itemIds))
  const packed = await eachOf(visit, things, (work, id) => packItems(work, [id]))
  const deeds = deedsOf(packed)
  return deeds === null ? eachAnswer(packed, form) : `packed&deeds=${deeds}`
}
