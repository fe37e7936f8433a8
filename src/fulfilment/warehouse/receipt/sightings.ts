import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { type KeptUpload, recordUpload, type UploadPurpose } from '#platform/files/uploads.ts'
import { isId, newId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

/** The picture of unexpected goods: visible to staff who work with orders. */
export const sightingPhoto: UploadPurpose = {
  name: 'hub-sighting',
  field: 'photo',
  permission: 'orders',
  takesPdf: false,
  days: null,
}

export type Sighted = {
  /** The shipment it was found with, if known. */
  readonly shipment: string | null
  /** The text on it. */
  readonly says: string
  readonly note: string
  readonly photo: KeptUpload | null
}

/** Records goods that were found with a shipment but are not on its manifest. */
export async function noteSighting(work: Work, { shipment, says, note, photo }: Sighted): Promise<void> {
  const { who } = work
  if (who.kind !== 'staff' || !permits(who, 'hub')) throw platformNo.FORBIDDEN()
  const found =
    shipment === null
      ? null
      : await work.db
          .selectFrom('shipments')
          .select('id')
          .where('number', '=', shipment)
          .where('site', '=', work.site)
          .executeTakeFirst()
  if (found === undefined) throw platformNo.NOT_FOUND()
  const id = newId()
  const photoId = photo && (await recordUpload(work, photo, null))
  await work.db
    .insertInto('hub_sightings')
    .values({
      id,
      site: work.site,
      shipment_id: found?.id ?? null,
      says: says.trim(),
      note: note.trim(),
      photo_id: photoId,
      seen_by: who.id,
      seen_at: work.now,
    })
    .execute()
  await audit(work, { action: 'hub.sighted', subject: `sighting:${id}`, after: { shipment, says: says.trim() } })
}

/** Records what happened to them. */
export async function resolveSighting(
  work: Work,
  { id, resolution }: { readonly id: string; readonly resolution: string },
): Promise<void> {
  const { who } = work
  if (who.kind !== 'staff' || !permits(who, 'hub')) throw platformNo.FORBIDDEN()
  const resolved = isId(id)
    ? await work.db
        .updateTable('hub_sightings')
        .set({ resolved_by: who.id, resolved_at: work.now, resolution: resolution.trim() })
        .where('id', '=', id)
        .where('site', '=', work.site)
        .where('resolved_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
    : undefined
  if (!resolved) throw platformNo.NOT_FOUND()
  const [before, after] = [{ isResolved: false }, { isResolved: true }]
  await audit(work, {
    action: 'hub.sightingResolved',
    subject: `sighting:${id}`,
    before,
    after,
    why: resolution.trim(),
  })
}

export type Sighting = {
  readonly id: string
  readonly says: string
  readonly note: string
  readonly photoId: string | null
  readonly shipment: string | null
  readonly seenBy: string
  readonly seenAt: Date
}

/** Those without a decision, the oldest first. */
export async function readSightings({ db, site }: Work): Promise<readonly Sighting[]> {
  return db
    .selectFrom('hub_sightings as seen')
    .innerJoin('staff_members as member', 'member.id', 'seen.seen_by')
    .leftJoin('shipments', 'shipments.id', 'seen.shipment_id')
    .select(['seen.id', 'seen.says', 'seen.note', 'seen.photo_id as photoId', 'shipments.number as shipment'])
    .select(['member.name as seenBy', 'seen.seen_at as seenAt'])
    .where('seen.site', '=', site)
    .where('seen.resolved_at', 'is', null)
    .orderBy('seen.seen_at')
    .limit(100)
    .execute()
}
