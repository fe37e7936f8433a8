import { z } from 'zod'
import { backToHub, type HubPlace } from '#fulfilment/warehouse/hub/back-to-hub.ts'
import { deed, deedInSteps } from '#people/proofs/answer-deeds.ts'
import { fileStore } from '#platform/files/files.ts'
import { sentFile } from '#platform/files/sent-file.ts'
import { keepUpload, type UploadPurpose } from '#platform/files/uploads.ts'
import type { Visit } from '#platform/http/visit.ts'
import { closeReceipt } from './close-receipt.ts'
import { makeShelf, putOnShelf } from './shelves.ts'
import { noteSighting, resolveSighting, sightingPhoto } from './sightings.ts'
import { tellStray } from './stray-pieces.ts'
import { undoShelf } from './undo-shelf.ts'

const code = z.string().trim().min(1).max(20)
const closing = z.object({ shipment: z.string().max(40), note: z.string().trim().max(300).default('') })
const seen = z.object({
  shipment: z.string().max(40).default(''),
  says: z.string().trim().min(2).max(200),
  note: z.string().trim().max(500).default(''),
})
const resolved = z.object({ id: z.uuid(), resolution: z.string().trim().min(3).max(500) })
const shelving = z.object({ shelved: z.string().trim().min(1).max(40), code })

/** What the hub does beside scanning: closing a receipt, what is over, shelves. */
export function receiptDeeds(place: HubPlace) {
  return {
    closeReceipt: deed(
      closing,
      (work, { shipment: number, note }) => closeReceipt(work, { number, note }),
      'closeReceipt',
    ),
    sighting: deedInSteps(seen, async ({ shipment, says, note }, { visit, form }) => {
      const photo = await keepPhoto(visit, form, sightingPhoto)
      await visit.write((work) => noteSighting(work, { shipment: shipment || null, says, note, photo }))
      return 'sighting'
    }),
    resolveSighting: deed(resolved, resolveSighting, 'resolveSighting'),
    shelf: deed(
      shelving,
      (work, { shelved: label, code: shelf }) => putOnShelf(work, { label, code: shelf }),
      ({ stray, shelf, deed: undo }) =>
        stray
          ? backToHub(place, { ...tellStray(stray), code: shelf })
          : backToHub(place, { done: 'shelf', code: shelf, ...(undo !== null && { deeds: undo }) }),
    ),
    makeShelf: deed(z.object({ code }), (work, wish) => makeShelf(work, wish.code), 'makeShelf'),
    undoShelf: deed(z.object({ deed: z.string().max(20) }), (work, wish) => undoShelf(work, wish.deed), 'undoShelf'),
  }
}

/** The picture that came with a form; null where none was taken. */
export async function keepPhoto(visit: Visit, form: FormData, purpose: UploadPurpose) {
  const sent = await sentFile(form, purpose.field)
  return sent === null ? null : keepUpload(visit.ports.get(fileStore), sent, purpose)
}
