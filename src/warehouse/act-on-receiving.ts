import { redirect } from 'react-router'
import { fileStore } from '#platform/files.ts'
import { formAnswer, refusedAnswer } from '#platform/form-answer.ts'
import { parseFields } from '#platform/parse-form.ts'
import { sentFile } from '#platform/sent-file.ts'
import { type KeptUpload, keepUpload } from '#platform/uploads.ts'
import type { Visit } from '#platform/visit.ts'
import { noteUnknownParcel } from './note-unknown-parcel.ts'
import { readExpectedParcels } from './read-expected-parcels.ts'
import { receiveForm, unknownForm } from './receive-form.ts'
import { receiveItem } from './receive-item.ts'
import { putAside } from './receiving/put-aside.ts'
import { receivingPhoto } from './receiving-photo.ts'

/** A scanned parcel: one of its items is received, or nobody expects it and it is written down. */
export async function actOnReceiving(visit: Visit, trackingNumber: string, form: FormData) {
  const here = `/${visit.locale}/ops/warehouse`
  try {
    if (form.get('do') === 'unknown') {
      const unknown = parseFields(form, unknownForm, visit.locale)
      if (!unknown.ok) return formAnswer(unknown.errors, form)
      const photo = await keepSent(visit, form)
      await visit.write((work) => noteUnknownParcel(work, { ...unknown.values, trackingNumber, photo }))
      return redirect(`${here}?done=unknown`)
    }
    if (form.get('do') === 'aside') {
      const itemId = String(form.get('itemId'))
      await visit.write((work) => putAside(work, { itemId, trackingNumber }))
      return redirect(`${here}?done=aside`)
    }
    const receipt = parseFields(form, receiveForm, visit.locale)
    if (!receipt.ok) return formAnswer(receipt.errors, form)
    const photo = await keepSent(visit, form)
    await visit.write((work) => receiveItem(work, { ...receipt.values, trackingNumber, photo }))
    const left = await visit.read((work) => readExpectedParcels(work, trackingNumber))
    const parcel = left.length > 0 ? `tracking=${encodeURIComponent(trackingNumber)}&` : ''
    return redirect(`${here}?${parcel}received=${receipt.values.itemId}`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

/** The picture that came along, kept before any transaction begins; null where none was taken. */
async function keepSent(visit: Visit, form: FormData): Promise<KeptUpload | null> {
  const sent = await sentFile(form, 'photo')
  return sent && keepUpload(visit.ports.get(fileStore), sent, receivingPhoto)
}
