import { z } from 'zod'
import { fileStore } from '#platform/files/files.ts'
import { sentFile } from '#platform/files/sent-file.ts'
import { keepUpload, recordUpload } from '#platform/files/uploads.ts'
import type { Visit } from '#platform/http/visit.ts'
import { isId } from '#platform/work/id.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import type { Work } from '#platform/work/work.ts'
import { keepDraft } from '#selling/cart/adding/keep-draft.ts'
import { lookupPicture } from './lookup-picture.ts'

const kept = ['readingId', 'wish', 'quantity', 'email'] as const

/**
 * Draws the sent picture again and stores it; without one, answers the picture of the draft that the form continues. A file
 * that is no picture is refused at its field.
 */
export async function keepLookupPicture(visit: Visit, form: FormData): Promise<string | null> {
  const sent = await sentFile(form, lookupPicture.field)
  if (!sent) {
    const draft = await visit.read((work) => readLookupDraft(work, String(form.get('draft') ?? '')))
    return draft?.pictureId || null
  }
  // Drawing pictures again takes time, so their number per person is limited.
  await visit.write((work) => limitRate(work, `lookup-picture:${visit.who.id ?? visit.network}`, 20, 3600))
  const upload = await keepUpload(visit.ports.get(fileStore), sent, lookupPicture)
  const owner = visit.who.kind === 'customer' ? visit.who.id : null
  return visit.write((work) => recordUpload(work, upload, owner))
}

/** Keeps what was typed and the picture, for a form that comes back: after an error or a sign-in. Returns the draft's id. */
export async function keepLookupDraft(work: Work, form: FormData, pictureId: string | null): Promise<string> {
  const typed = Object.fromEntries(kept.map((name) => [name, String(form.get(name) ?? '').slice(0, 1000)]))
  return keepDraft(work, { ...typed, pictureId: pictureId ?? '' })
}

/** What was kept under this id; null if there is nothing. */
export async function readLookupDraft(work: Work, id: string): Promise<Readonly<Record<string, string>> | null> {
  if (!isId(id)) return null
  const row = await work.db
    .selectFrom('cart_drafts')
    .select('item')
    .where('id', '=', id)
    .where('site', '=', work.site)
    .executeTakeFirst()
  return row ? z.record(z.string(), z.string()).parse(row.item) : null
}
