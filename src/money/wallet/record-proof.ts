import type { Work } from '#platform/work/work.ts'
import type { BookCheck, BookFault } from './book-checks.ts'
import { faultsOf, type Proved, verifyLedger } from './verify-ledger.ts'

type Act = <Answer>(act: (work: Work) => Promise<Answer>) => Promise<Answer>

/** Proves the books, and records the time, the findings and the end of the chain before the proof. */
export async function recordProof(
  { read, write, now }: { readonly read: Act; readonly write: Act; readonly now: Date },
  more: readonly BookCheck[] = [],
): Promise<readonly Proved[]> {
  const start = performance.now()
  const head = await read((work) =>
    work.db.selectFrom('ledger_batches').select(['id', 'hash']).orderBy('id', 'desc').limit(1).executeTakeFirst(),
  )
  const proved = await verifyLedger(read, more)
  await write((work) =>
    work.db
      .insertInto('ledger_proofs')
      .values({
        at: now,
        milliseconds: Math.round(performance.now() - start),
        lines: proved.find((one) => one.name === 'sum')?.count ?? 0n,
        head_batch: head?.id ?? null,
        head_hash: head?.hash ?? null,
        faults: JSON.stringify(faultsOf(proved).map(asJson)),
      })
      .execute(),
  )
  return proved
}

function asJson({ kind, of, off }: BookFault) {
  return { kind, of, off: off.toString() }
}
