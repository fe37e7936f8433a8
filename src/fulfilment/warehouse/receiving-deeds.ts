import { redirect } from 'react-router'
import type { z } from 'zod'
import { deed, deedInSteps, noFields, type Sent } from '#people/proofs/answer-deeds.ts'
import { fileStore } from '#platform/files/files.ts'
import { sentFiles } from '#platform/files/sent-file.ts'
import { type KeptUpload, keepUpload } from '#platform/files/uploads.ts'
import { formAnswer } from '#platform/http/forms/form-answer.ts'
import type { Visit } from '#platform/http/visit.ts'
import { noteUnknownParcel } from './note-unknown-parcel.ts'
import { readExpectedParcels } from './read-expected-parcels.ts'
import { receiveForm, unknownForm } from './receive-form.ts'
import { receiveItem } from './receive-item.ts'
import { putAside } from './receiving/put-aside.ts'
import { readAnswers } from './receiving/read-answers.ts'
import { mostPhotos, receivingPhoto } from './receiving-photo.ts'

/** A scanned parcel: one of its items is received, or nobody expects it and it is written down. */
export function receivingDeeds(trackingNumber: string) {
  return {
    unknown: deedInSteps(unknownForm, async (unknown, { visit, form }) => {
      const [photo = null, ...morePhotos] = await keepSent(visit, form)
      await visit.write((work) => noteUnknownParcel(work, { ...unknown, trackingNumber, photo, morePhotos }))
      return redirect(`/${visit.locale}/ops/warehouse/unknown?done=unknown`)
    }),
    receive: deedInSteps(receiveForm, (receipt, sent) => receive(sent, receipt, trackingNumber)),
    aside: deed(
      noFields,
      (work, _, { form }) => putAside(work, { itemId: String(form.get('itemId')), trackingNumber }),
      'aside',
    ),
  }
}

type Receipt = z.output<typeof receiveForm>

async function receive({ visit, form }: Sent, { units, ...values }: Receipt, trackingNumber: string) {
  const expected = await visit.read((work) => readExpectedParcels(work, trackingNumber))
  const item = expected.flatMap((parcel) => parcel.items).find((one) => one.id === values.itemId)
  const { answers, errors } = readAnswers(form, item?.questions ?? [])
  if (Object.keys(errors).length > 0) return formAnswer(errors, form)
  const [photo = null, ...morePhotos] = await keepSent(visit, form)
  const counted = { ...values, ...(units !== undefined && { units }), answers }
  await visit.write((work) => receiveItem(work, { ...counted, trackingNumber, photo, morePhotos }))
  const left = await visit.read((work) => readExpectedParcels(work, trackingNumber))
  const parcel = left.length > 0 ? `tracking=${encodeURIComponent(trackingNumber)}&` : ''
  return redirect(`/${visit.locale}/ops/warehouse?${parcel}received=${values.itemId}`)
}

/** The uploaded pictures, stored before any transaction begins. */
async function keepSent(visit: Visit, form: FormData): Promise<readonly KeptUpload[]> {
  const kept: KeptUpload[] = []
  for (const sent of (await sentFiles(form, 'photo')).slice(0, mostPhotos))
    kept.push(await keepUpload(visit.ports.get(fileStore), sent, receivingPhoto))
  return kept
}
