import type { Work } from '#platform/work/work.ts'
import {
  type BookCheck,
  type BookFault,
  balanceCheck,
  entryCheck,
  linkCheck,
  runningCheck,
  sumCheck,
} from './book-checks.ts'
import { chainCheck, checkpointCheck, headCheck } from './chain-checks.ts'

export type Proved = {
  readonly name: string
  readonly count: bigint
  readonly faults: readonly BookFault[]
  readonly milliseconds: number
}

/** The checks of the ledger itself. Later rooms add whether money is left in accounts whose business is over. */
export const ledgerChecks: readonly BookCheck[] = [
  sumCheck,
  balanceCheck,
  entryCheck,
  runningCheck,
  linkCheck,
  chainCheck,
  checkpointCheck,
  headCheck,
]

type Write = <Answer>(act: (work: Work) => Promise<Answer>) => Promise<Answer>

/** Proves the books, each check in its own transaction, so that it neither disturbs new entries nor waits for them. */
export async function verifyLedger(read: Write, more: readonly BookCheck[] = []): Promise<readonly Proved[]> {
  const proved: Proved[] = []
  for (const { name, check } of [...ledgerChecks, ...more]) {
    const start = performance.now()
    const found = await read(check)
    proved.push({ name, ...found, milliseconds: Math.round(performance.now() - start) })
  }
  return proved
}

export function faultsOf(proved: readonly Proved[]): readonly BookFault[] {
  return proved.flatMap((one) => one.faults)
}

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
