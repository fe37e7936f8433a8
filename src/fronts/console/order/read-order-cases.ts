import { readReturnsOf } from '#fulfilment/returns/read-returns.ts'
import { readWriteOffsOf } from '#fulfilment/returns/write-offs/read-write-offs.ts'
import { type Permission, permits } from '#people/access/permissions.ts'
import type { Work } from '#platform/work/work.ts'
import { readCancellationsOf } from '#selling/orders/cancelling/read-cancellations.ts'
import { readDiscrepanciesOf } from '#selling/orders/discrepancies/read-discrepancy-desk.ts'

const desks = {
  discrepancy: ['discrepancies', 'discrepancies'],
  cancellation: ['cancellations', 'support'],
  return: ['returns', 'returns'],
  writeOff: ['write-offs', 'support'],
} as const satisfies Readonly<Record<string, readonly [path: string, permission: Permission]>>

export type OrderCase = {
  readonly kind: keyof typeof desks
  readonly number: string
  readonly state: string
  readonly at: Date
  /** What is wrong with the goods. */
  readonly problem: string | null
  /** The titles of its goods. */
  readonly about: string
  /** Below `/{lang}/ops`; null where this member of staff does not work on it. */
  readonly path: string | null
}

/** Everything that went wrong with an order or is asked about it, the newest first; without amounts. */
export async function readOrderCases(work: Work, orderId: string): Promise<readonly OrderCase[]> {
  const [problems, fees, back, lost] = await Promise.all([
    readDiscrepanciesOf(work, orderId),
    readCancellationsOf(work, orderId),
    readReturnsOf(work, orderId),
    readWriteOffsOf(work, orderId),
  ])
  const found: readonly Omit<OrderCase, 'path'>[] = [
    ...problems.map(({ number, title, state, since, kind }) => ({
      kind: 'discrepancy' as const,
      number,
      state,
      at: since,
      problem: kind,
      about: title,
    })),
    ...fees.map((one) => ({ ...headOf(one), kind: 'cancellation' as const })),
    ...back.map((one) => ({ ...headOf(one), kind: 'return' as const })),
    ...lost.map(({ number, title, agreedAt, withdrawnAt, proposedAt }) => ({
      kind: 'writeOff' as const,
      number,
      state: agreedAt ? 'agreed' : withdrawnAt ? 'withdrawn' : 'proposed',
      at: proposedAt,
      problem: null,
      about: title,
    })),
  ]
  return found
    .map((one) => {
      const [folder, permission] = desks[one.kind]
      return { ...one, path: permits(work.who, permission) ? `${folder}/${one.number}` : null }
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

type Case = {
  readonly number: string
  readonly state: string
  readonly at: Date
  readonly items: readonly { readonly title: string }[]
}

function headOf({ number, state, at, items }: Case) {
  return { number, state, at, problem: null, about: items.map(({ title }) => title).join(' · ') }
}
