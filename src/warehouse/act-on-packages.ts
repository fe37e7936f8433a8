import { redirect } from 'react-router'
import { z } from 'zod'
import { withWesternDigits } from '#money/parse-money.ts'
import { withdrawOfItem } from '#orders/discrepancies/end-discrepancy.ts'
import { readLabels } from '#orders/read-labels.ts'
import { deedsOf, eachAnswer, eachOf } from '#platform/each-of.ts'
import { formAnswer, refusedAnswer } from '#platform/form-answer.ts'
import { isId } from '#platform/id.ts'
import { parseFields } from '#platform/parse-form.ts'
import type { Visit } from '#platform/visit.ts'
import { m } from '#words/messages.js'
import { createShipment } from './create-shipment.ts'
import { packItems } from './pack-items.ts'
import { resolveForm } from './receive-form.ts'
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
  const here = `/${visit.locale}/ops/warehouse/packages`
  const itemIds = form.getAll('item').map(String).filter(isId)
  try {
    if (form.get('do') === 'resolve') {
      const resolved = parseFields(form, resolveForm, visit.locale)
      if (!resolved.ok) return formAnswer(resolved.errors, form)
      await visit.write((work) => withdrawOfItem(work, resolved.values.itemId, resolved.values.why))
      return redirect(`${here}?done=resolved`)
    }
    const [doing, itemId = ''] = String(form.get('do')).split(':')
    if (doing === 'unpack' && isId(itemId)) {
      const why = String(form.get('why') ?? '')
        .trim()
        .slice(0, 500)
      const deed = await visit.write((work) => unpackItem(work, itemId, why))
      return redirect(`${here}?done=unpacked&deeds=${deed}`)
    }
    if (doing === 'pack') {
      if (itemIds.length === 0) throw no.SHIPMENT_EMPTY()
      // Each by itself: one with an open discrepancy keeps none of the others.
      const things = await visit.read((work) => readLabels(work, itemIds))
      const packed = await eachOf(visit, things, (work, id) => packItems(work, [id]))
      const deeds = deedsOf(packed)
      return deeds === null ? eachAnswer(packed, form) : redirect(`${here}?done=packed&deeds=${deeds}`)
    }
    if (doing === 'undoPack' || doing === 'undoUnpack') {
      const deeds = form
        .getAll('deed')
        .map((deed) => ({ id: String(deed), name: m.platform_undo({}, { locale: visit.locale }) }))
      return eachAnswer(await eachOf(visit, deeds, doing === 'undoPack' ? undoPack : undoUnpack), form)
    }
    const shipment = parseFields(form, shipmentForm, visit.locale)
    if (!shipment.ok) return formAnswer(shipment.errors, form)
    const { number } = await visit.write((work) => createShipment(work, { ...shipment.values, itemIds }))
    return redirect(`/${visit.locale}/ops/shipments/${number}?done=created`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
