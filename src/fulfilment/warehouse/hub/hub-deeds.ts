import { z } from 'zod'
import { isBarcode, normalBarcode } from '#fulfilment/custody/piece-barcode.ts'
import { findItemByLabel } from '#fulfilment/warehouse/read-warehouse.ts'
import { keepPhoto, receiptDeeds } from '#fulfilment/warehouse/receipt/receipt-deeds.ts'
import { receivePiece } from '#fulfilment/warehouse/receipt/receive-piece.ts'
import { tellStray } from '#fulfilment/warehouse/receipt/stray-pieces.ts'
import { deedInSteps, type Sent } from '#people/proofs/answer-deeds.ts'
import { formAnswer } from '#platform/http/forms/form-answer.ts'
import { foundKinds } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import { discrepancyPhoto } from '#selling/orders/discrepancies/discrepancy-photo.ts'
import { openDiscrepancy } from '#selling/orders/discrepancies/open-discrepancy.ts'
import { m } from '#words/messages.js'
import { backToHub, type HubPlace } from './back-to-hub.ts'
import { receiveAtHub } from './receive-at-hub.ts'

const discrepancyForm = z.object({
  itemId: z.uuid(),
  found: z.enum(foundKinds),
  why: z.string().trim().min(1).max(500),
})

/** A label is scanned at the hub, or what is wrong with the goods behind it is written down. */
export function hubDeeds(place: HubPlace) {
  const label = String(place.form.get('label') ?? '').trim()
  return {
    discrepancy: deedInSteps(discrepancyForm, async ({ itemId, found, why }, { visit, form }) => {
      const photo = await keepPhoto(visit, form, discrepancyPhoto)
      await visit.write((work) => openDiscrepancy(work, { itemId, kind: found, note: why, photo }))
      return backToHub(place, { scanned: label, done: 'noted' })
    }),
    scan: (sent: Sent) => receiveScanned(sent, place, label),
    ...receiptDeeds(place),
  }
}

async function receiveScanned({ visit, form }: Sent, place: HubPlace, label: string) {
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
