import type { Work } from '#platform/work/work.ts'
import type { ScanAct, Whereabouts } from './custody-acts.ts'
import type { PieceCondition } from './piece-conditions.ts'

export type Entry = {
  readonly pieceId: string
  readonly seq: number
  readonly act: ScanAct
  readonly from: Whereabouts | null
  readonly to: Whereabouts
  readonly grams: number | null
  readonly note: string | null
  readonly condition?: PieceCondition | null
}

/** The only writer of scans; the database checks, too, whether each follows the one before. Pictures belong to each scan. */
export async function writeScans(work: Work, entries: readonly Entry[], photos: readonly string[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ pieceId, seq, act, from, to, grams, note, condition = null }) => ({
    piece_id: pieceId,
    seq,
    act,
    grams,
    note,
    condition,
    at: work.now,
    from_kind: from?.kind ?? null,
    from_place: from?.place ?? null,
    place_kind: to.kind,
    place: to.place,
    who_kind: work.who.kind,
    who_id: work.who.id,
  }))
  const scans = await work.db.insertInto('custody_scans').values(rows).returning('id').execute()
  const pictures = scans.flatMap(({ id }) => photos.map((fileId) => ({ scan_id: id, file_id: fileId })))
  if (pictures.length > 0) await work.db.insertInto('custody_photos').values(pictures).execute()
}
