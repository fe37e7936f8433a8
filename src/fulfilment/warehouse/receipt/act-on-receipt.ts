import { z } from 'zod'
import { backToHub, type HubPlace } from '#fulfilment/warehouse/hub/back-to-hub.ts'
import { fileStore } from '#platform/files/files.ts'
import { sentFile } from '#platform/files/sent-file.ts'
import { keepUpload, type UploadPurpose } from '#platform/files/uploads.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { closeReceipt } from './close-receipt.ts'
import { makeShelf, putOnShelf } from './shelves.ts'
import { noteSighting, resolveSighting, sightingPhoto } from './sightings.ts'
import { tellStray } from './stray-pieces.ts'
import { undoShelf } from './undo-shelf.ts'

const code = z.string().trim().min(1).max(20)
const forms = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('closeReceipt'),
    shipment: z.string().max(40),
    note: z.string().trim().max(300).default(''),
  }),
  z.object({
    do: z.literal('sighting'),
    shipment: z.string().max(40).default(''),
    says: z.string().trim().min(2).max(200),
    note: z.string().trim().max(500).default(''),
  }),
  z.object({ do: z.literal('resolveSighting'), id: z.uuid(), resolution: z.string().trim().min(3).max(500) }),
  z.object({ do: z.literal('shelf'), shelved: z.string().trim().min(1).max(40), code }),
  z.object({ do: z.literal('makeShelf'), code }),
  z.object({ do: z.literal('undoShelf'), deed: z.string().max(20) }),
])
export const receiptDeeds: readonly string[] = [
  'closeReceipt',
  'sighting',
  'resolveSighting',
  'shelf',
  'makeShelf',
  'undoShelf',
]

/** What the hub does beside scanning: closing a receipt, what is over, shelves. */
export async function actOnReceipt(visit: Visit, form: FormData, place: HubPlace) {
  const deed = parseFields(form, forms, visit.locale)
  if (!deed.ok) return formAnswer(deed.errors, form)
  try {
    const done = deed.values.do
    if (deed.values.do === 'shelf') {
      const { shelved: label, code: shelf } = deed.values
      const put = await visit.write((work) => putOnShelf(work, { label, code: shelf }))
      const code = put.shelf
      if (put.stray) return backToHub(place, { ...tellStray(put.stray), code })
      return backToHub(place, { done, code, ...(put.deed !== null && { deeds: put.deed }) })
    }
    await act(visit, deed.values, form)
    return backToHub(place, { done })
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

type Deed = Exclude<z.output<typeof forms>, { do: 'shelf' }>

async function act(visit: Visit, deed: Deed, form: FormData): Promise<unknown> {
  switch (deed.do) {
    case 'closeReceipt':
      return visit.write((work) => closeReceipt(work, { number: deed.shipment, note: deed.note }))
    case 'sighting': {
      const photo = await keepPhoto(visit, form, sightingPhoto)
      const { says, note } = deed
      return visit.write((work) => noteSighting(work, { shipment: deed.shipment || null, says, note, photo }))
    }
    case 'resolveSighting':
      return visit.write((work) => resolveSighting(work, { id: deed.id, resolution: deed.resolution }))
    case 'makeShelf':
      return visit.write((work) => makeShelf(work, deed.code))
    case 'undoShelf':
      return visit.write((work) => undoShelf(work, deed.deed))
  }
}

/** The picture that came with a form; null where none was taken. */
export async function keepPhoto(visit: Visit, form: FormData, purpose: UploadPurpose) {
  const sent = await sentFile(form, purpose.field)
  return sent === null ? null : keepUpload(visit.ports.get(fileStore), sent, purpose)
}
