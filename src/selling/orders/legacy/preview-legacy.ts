import { openPhone, phoneIndexes } from '#people/access/sealed/phones.ts'
import type { Work } from '#platform/work/work.ts'
import { type LegacyFault, type LegacyOrder, parseLegacy } from './parse-legacy.ts'

export type LegacyPreview = {
  readonly orders: readonly PreviewedOrder[]
  readonly faults: readonly LegacyFault[]
  /** Orders that an earlier file already added: they are skipped. */
  readonly known: number
}
export type PreviewedOrder = LegacyOrder & {
  readonly isKnown: boolean
  readonly owner: { readonly id: string; readonly name: string; readonly by: 'email' | 'phone' } | null
}

/** A preview of a file: its orders with their customers, and what cannot be read. Changes nothing. */
export async function previewLegacy(work: Work, text: string): Promise<LegacyPreview> {
  const { orders, faults } = parseLegacy(text, work)
  const known = await readKnown(work, orders)
  const owners = await readOwners(work, orders)
  const previewed = orders.map((order) => ({
    ...order,
    isKnown: known.has(order.number),
    owner: owners(order),
  }))
  return { orders: previewed, faults, known: previewed.filter(({ isKnown }) => isKnown).length }
}

async function readKnown(work: Work, orders: readonly LegacyOrder[]): Promise<ReadonlySet<string>> {
  if (orders.length === 0) return new Set()
  const rows = await work.db
    .selectFrom('legacy_orders')
    .select('number')
    .where('site', '=', work.site)
    .where(
      'number',
      'in',
      orders.map(({ number }) => number),
    )
    .execute()
  return new Set(rows.map(({ number }) => number))
}

// An email is confirmed by its owner; a phone is not, so staff see which of the two matched.
async function readOwners(work: Work, orders: readonly LegacyOrder[]) {
  const emails = [...new Set(orders.flatMap(({ email }) => email ?? []))]
  const phones = [...new Set(orders.flatMap(({ phone }) => phone ?? []))]
  const rows = await work.db
    .selectFrom('customers')
    .select(['id', 'email', 'phone', 'first_name', 'last_name'])
    .where('activated_at', 'is not', null)
    .where(({ eb, or }) =>
      or([
        eb('email', 'in', [...emails, '']),
        eb('phone_index', 'in', [...phones.flatMap((phone) => phoneIndexes(work, phone)), '']),
      ]),
    )
    .execute()
  const phoneOf = new Map(rows.map((row) => [row.id, openPhone(work, 'phone', row.id, row.phone)]))
  return ({ email, phone }: LegacyOrder): PreviewedOrder['owner'] => {
    const byEmail = email && rows.find((row) => row.email.toLowerCase() === email)
    const found = byEmail || (phone && rows.find((row) => phoneOf.get(row.id) === phone))
    if (!found) return null
    const name = `${found.first_name} ${found.last_name}`
    return { id: found.id, name, by: byEmail ? 'email' : 'phone' }
  }
}
