import type { Work } from '#platform/work/work.ts'
import { lockOpenCase } from '#selling/orders/discrepancies/discrepancy.ts'

/** What the hub found in its hands and nobody looked for here; the case that is open for it, where there is one. */
export type Stray = { readonly caseNumber: string | null }

// What is in stock is kept here too.
const kindsHere: readonly string[] = ['hub', 'shelf', 'desk', 'stock']

/** Whether the chain of this piece says that it is somewhere else. */
export async function isStray({ db, site }: Work, barcode: string): Promise<boolean> {
  const pieces = db.selectFrom('pieces').select('place_kind').where('site', '=', site)
  const piece = await pieces.where('barcode', '=', barcode).executeTakeFirst()
  return piece !== undefined && !kindsHere.includes(piece.place_kind ?? '')
}

/** The order of the item is locked. */
export async function strayOf(work: Work, itemId: string): Promise<Stray> {
  return { caseNumber: (await lockOpenCase(work, itemId))?.number ?? null }
}

/** Where the screen tells of it. */
export function tellStray({ caseNumber }: Stray): Readonly<Record<string, string>> {
  return { done: 'sightedHere', ...(caseNumber !== null && { case: caseNumber }) }
}
