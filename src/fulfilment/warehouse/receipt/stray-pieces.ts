import type { Work } from '#platform/work/work.ts'
import { lockOpenCase } from '#selling/orders/discrepancies/discrepancy.ts'

/** A piece that the hub has and did not expect; with its open case, if any. */
export type Stray = { readonly caseNumber: string | null }

// Goods in stock are stored here too.
const kindsHere: readonly string[] = ['hub', 'shelf', 'desk', 'stock']

/** Whether this piece is somewhere else by its chain. */
export async function isStray({ db, site }: Work, barcode: string): Promise<boolean> {
  const pieces = db.selectFrom('pieces').select('place_kind').where('site', '=', site)
  const piece = await pieces.where('barcode', '=', barcode).executeTakeFirst()
  return piece !== undefined && !kindsHere.includes(piece.place_kind ?? '')
}

/** The order of the item is locked. */
export async function strayOf(work: Work, itemId: string): Promise<Stray> {
  return { caseNumber: (await lockOpenCase(work, itemId))?.number ?? null }
}

/** The query with which the screen shows it. */
export function tellStray({ caseNumber }: Stray): Readonly<Record<string, string>> {
  return { done: 'sightedHere', ...(caseNumber !== null && { case: caseNumber }) }
}
