import { sql } from 'kysely'
import { requireProof } from '#people/access/require-proof.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import type { Work } from '#platform/work/work.ts'
import { type HeldName, heldSections } from './held-data.ts'
import { openHeld } from './open-held.ts'

/** A value as the file has it: amounts are minor units with their currency. */
export type HeldValue = string | number | boolean | null | { readonly [name: string]: HeldValue } | readonly HeldValue[]
export type HeldRow = { readonly [name: string]: HeldValue }
export type HeldData = {
  readonly madeAt: string
  readonly sections: Readonly<Record<HeldName, readonly HeldRow[]>>
}

/** All that is held of the acting customer. Asks for a fresh proof; a few times an hour, because it reads everything. */
export async function readHeldData(work: Work): Promise<HeldData> {
  requireProof(work)
  const id = signedInCustomer(work)
  await limitRate(work, `held-data:${id}`, 30, 3600)
  const sections: Record<string, readonly HeldRow[]> = {}
  for (const { name, rows } of heldSections) {
    const { rows: found } = await sql<Kept>`${rows(id)}`.execute(work.db)
    sections[name] = found.map((row) => toHeld({ ...row, ...openHeld(work, name, row) }))
  }
  return { madeAt: work.now.toISOString(), sections: sections as HeldData['sections'] }
}

type Kept = Readonly<Record<string, unknown>>

// `id` is needed to open sealed values and says nothing to anybody; empty columns are left out.
function toHeld({ id: _, currency, ...row }: Kept): HeldRow {
  const told = Object.entries(row).flatMap(([name, value]) => {
    if (value === null || value === undefined) return []
    if (!name.endsWith('_minor')) return [[name, toValue(value)] as const]
    return [[name.slice(0, -'_minor'.length), { minor: String(value), currency: String(currency) }] as const]
  })
  return Object.fromEntries(told)
}

function toValue(value: unknown): HeldValue {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return value.map(toValue).filter((one) => one !== null)
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toValue(one)]))
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return null
}
