import { redirect } from 'react-router'
import { fileStore } from '#platform/files/files.ts'
import { sentFiles } from '#platform/files/sent-file.ts'
import { type KeptUpload, keepUpload } from '#platform/files/uploads.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { noteUnknownParcel } from './note-unknown-parcel.ts'
import { readExpectedParcels } from './read-expected-parcels.ts'
import { receiveForm, unknownForm } from './receive-form.ts'
import { receiveItem } from './receive-item.ts'
import { putAside } from './receiving/put-aside.ts'
import { readAnswers } from './receiving/read-answers.ts'
import { mostPhotos, receivingPhoto } from './receiving-photo.ts'

/** A scanned parcel: one of its items is received, or nobody expects it and it is written down. */
export async function actOnReceiving(visit: Visit, trackingNumber: string, form: FormData) {
  try {
    return await doDeed(form, {
      unknown: () => noteUnknown(visit, form, trackingNumber),
      receive: () => receive(visit, form, trackingNumber),
      aside: async () => {
        const itemId = String(form.get('itemId'))
        await visit.write((work) => putAside(work, { itemId, trackingNumber }))
        return redirect(`/${visit.locale}/ops/warehouse?done=aside`)
      },
    })
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function noteUnknown(visit: Visit, form: FormData, trackingNumber: string) {
  const unknown = parseFields(form, unknownForm, visit.locale)
  if (!unknown.ok) return formAnswer(unknown.errors, form)
  const [photo = null, ...morePhotos] = await keepSent(visit, form)
  const parcel = { ...unknown.values, trackingNumber, photo, morePhotos }
  await visit.write((work) => noteUnknownParcel(work, parcel))
  return redirect(`/${visit.locale}/ops/warehouse/unknown?done=unknown`)
}

async function receive(visit: Visit, form: FormData, trackingNumber: string) {
  const receipt = parseFields(form, receiveForm, visit.locale)
  if (!receipt.ok) return formAnswer(receipt.errors, form)
  const expected = await visit.read((work) => readExpectedParcels(work, trackingNumber))
  const item = expected.flatMap((parcel) => parcel.items).find((one) => one.id === receipt.values.itemId)
  const { answers, errors } = readAnswers(form, item?.questions ?? [])
  if (Object.keys(errors).length > 0) return formAnswer(errors, form)
  const [photo = null, ...morePhotos] = await keepSent(visit, form)
  const { units, ...values } = receipt.values
  const counted = { ...values, ...(units !== undefined && { units }), answers }
  await visit.write((work) => receiveItem(work, { ...counted, trackingNumber, photo, morePhotos }))
  const left = await visit.read((work) => readExpectedParcels(work, trackingNumber))
  const parcel = left.length > 0 ? `tracking=${encodeURIComponent(trackingNumber)}&` : ''
  return redirect(`/${visit.locale}/ops/warehouse?${parcel}received=${receipt.values.itemId}`)
}

/** The pictures that came along, kept before any transaction begins. */
async function keepSent(visit: Visit, form: FormData): Promise<readonly KeptUpload[]> {
  const kept: KeptUpload[] = []
  for (const sent of (await sentFiles(form, 'photo')).slice(0, mostPhotos))
    kept.push(await keepUpload(visit.ports.get(fileStore), sent, receivingPhoto))
  return kept
}
