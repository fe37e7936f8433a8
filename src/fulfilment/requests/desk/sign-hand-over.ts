import { z } from 'zod'
import type { Work } from '#platform/work/work.ts'

/** Drawn strokes within 320 by 120: only moves and lines, so that it can be nothing but a drawing. */
export const signaturePath = z
  .string()
  .max(20_000)
  .regex(/^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})*){1,200}$/)

/** How the goods were signed for; null: not at all. */
export type Signature = { readonly kind: 'drawn'; readonly path: string } | { readonly kind: 'paper' }

export async function keepSignature(work: Work, requestId: string, signature: Signature): Promise<void> {
  await work.db
    .insertInto('handover_signatures')
    .values({
      request_id: requestId,
      kind: signature.kind,
      path: signature.kind === 'drawn' ? signature.path : null,
      signed_at: work.now,
      taken_by: work.who.id ?? '',
    })
    .execute()
}

export type HandedOver = {
  readonly number: string
  readonly collectorName: string | null
  readonly score: number | null
  readonly signature: 'drawn' | 'paper' | null
  readonly path: string | null
}

/** The request that was just handed over, and how it was signed for; null if none with this number was. */
export async function readHandedOver(work: Work, number: string): Promise<HandedOver | null> {
  const row = await work.db
    .selectFrom('requests')
    .leftJoin('handover_signatures as signed', 'signed.request_id', 'requests.id')
    .select(['number', 'collector_name', 'collector_score', 'signed.kind', 'signed.path'])
    .where('requests.number', '=', number)
    .where('requests.site', '=', work.site)
    .where('collected_at', 'is not', null)
    .executeTakeFirst()
  if (!row) return null
  const signature = row.kind === 'drawn' || row.kind === 'paper' ? row.kind : null
  const { collector_name: collectorName, collector_score: score, path } = row
  return { number: row.number, collectorName, score, signature, path }
}
