import { z } from 'zod'
import { isBarcode, normalBarcode } from '#fulfilment/custody/piece-barcode.ts'
import { findItemByLabel } from '#fulfilment/warehouse/read-warehouse.ts'
import { actOnReceipt, keepPhoto, receiptDeeds } from '#fulfilment/warehouse/receipt/act-on-receipt.ts'
import { receivePiece } from '#fulfilment/warehouse/receipt/receive-piece.ts'
import { tellStray } from '#fulfilment/warehouse/receipt/stray-pieces.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed, namesDeed } from '#platform/work/do-deed.ts'
import { discrepancyKinds } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import { discrepancyPhoto } from '#selling/orders/discrepancies/discrepancy-photo.ts'
import { openDiscrepancy } from '#selling/orders/discrepancies/open-discrepancy.ts'
import { m } from '#words/messages.js'
import { backToHub, type HubPlace } from './back-to-hub.ts'
import { receiveAtHub } from './receive-at-hub.ts'

const discrepancyForm = z.object({
  itemId: z.uuid(),
  found: z.enum(discrepancyKinds),
  why: z.string().trim().min(1).max(500),
})

/** A label scanned at the hub, or what is wrong with the goods behind it. */
export async function actOnHub(visit: Visit, form: FormData, asked: URLSearchParams) {
  const label = String(form.get('label') ?? '').trim()
  const place = { locale: visit.locale, asked, form }
  if (namesDeed(form, receiptDeeds)) return actOnReceipt(visit, form, place)
  try {
    return await doDeed(form, {
      discrepancy: () => noteDiscrepancy(visit, form, place, label),
      scan: () => receiveScanned(visit, form, place, label),
    })
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function noteDiscrepancy(visit: Visit, form: FormData, place: HubPlace, label: string) {
  const noted = parseFields(form, discrepancyForm, visit.locale)
  if (!noted.ok) return formAnswer(noted.errors, form)
  const { itemId, found, why } = noted.values
  const photo = await keepPhoto(visit, form, discrepancyPhoto)
  await visit.write((work) => openDiscrepancy(work, { itemId, kind: found, note: why, photo }))
  return backToHub(place, { scanned: label, done: 'noted' })
}

async function receiveScanned(visit: Visit, form: FormData, place: HubPlace, label: string) {
  const barcode = normalBarcode(label)
  if (isBarcode('P', barcode)) {
    const { stray } = await visit.write((work) => receivePiece(work, barcode))
    return backToHub(place, { scanned: label, ...(stray && tellStray(stray)) })
  }
  if (isBarcode('B', barcode))
    return formAnswer({ label: m.warehouse_label_of_box({}, { locale: visit.locale }) }, form)
  const isKnown = await visit.write(async (work) => {
    const itemId = await findItemByLabel(work, label)
    if (itemId !== null) await receiveAtHub(work, itemId)
    return itemId !== null
  })
  if (isKnown) return backToHub(place, { scanned: label })
  return formAnswer({ label: m.warehouse_label_unknown({}, { locale: visit.locale }) }, form, 404)
}
