import { readCompany } from '#fulfilment/couriers/read-companies.ts'
import { lockFreeLine, markLineUsed, readAccountNumber } from '#office/finance/bank/use-line.ts'
import { no } from '#office/finance/finance.refusals.ts'
import { holdTill, refuseCounted, tillAccount, tillClerk } from '#office/finance/tills/till.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { formatMinor } from '#platform/values/amounts/format-money.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockCourierCash } from './courier-dues.ts'
import type { ListedParcel, Matched } from './match-parcels.ts'
import { noteAtTill } from './note-at-till.ts'
import { type Brought, matchBrought, type PostedRemittance, postRemittance } from './post-remittance.ts'

export type Remittance = {
  readonly key: string
  readonly company: string
  readonly parcels: readonly ListedParcel[]
  /** What the company kept of it as its charges. */
  readonly feesMinor: bigint
  /** Why it differs from what was due; without it, a list that differs is refused with what differs. */
  readonly note: string
  readonly way: { readonly lineId: string } | { readonly tillId: string; readonly countedMinor: bigint }
}

/**
 * A company brings what its couriers collected, by a line of our bank's statement or in cash into an open till, with the list
 * of the parcels it is for. Each parcel is settled; what differs stands open until later money or two people close it.
 */
export async function takeRemittance(work: Work, { key, ...given }: Remittance): Promise<PostedRemittance> {
  requireProof(work)
  if (work.who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `courier-remittance:${key}`, given, async () => {
    const { way } = given
    if (!(await readCompany(work, given.company))) throw platformNo.NOT_FOUND()
    if (given.parcels.length === 0) throw no.COURIER_LIST_EMPTY({ path: 'parcels' })
    return 'lineId' in way ? fromBank(work, given, way.lineId) : fromTill(work, given, way)
  })
}

type Given = Omit<Remittance, 'key'>

async function fromBank(work: Work, given: Given, lineId: string): Promise<PostedRemittance> {
  const line = await lockFreeLine(work, lineId)
  if (line.amount_minor <= 0n) throw no.COURIER_LINE_OUTGOING({ path: 'lineId', number: line.number })
  const place = `bank:${await readAccountNumber(work, line.bank_account_id)}` as const
  const posted = await settle(work, given, { place, receivedMinor: line.amount_minor, way: { lineId } })
  const entries = posted.entryId === null ? [] : [posted.entryId]
  await markLineUsed(work, lineId, { as: 'courier', for: posted.number, entries })
  return posted
}

type Till = { readonly tillId: string; readonly countedMinor: bigint }

async function fromTill(work: Work, given: Given, { tillId, countedMinor }: Till): Promise<PostedRemittance> {
  const till = await holdTill(work, tillId, 'share')
  tillClerk(work, till.office)
  await refuseCounted(work, till)
  const way = { tillId, sheetId: null }
  const posted = await settle(work, given, { place: tillAccount(till.office), receivedMinor: countedMinor, way })
  await noteAtTill(work, till, countedMinor, posted)
  return posted
}

async function settle(
  work: Work,
  { company, parcels, feesMinor, note }: Given,
  came: Pick<Brought, 'place' | 'receivedMinor' | 'way'>,
): Promise<PostedRemittance> {
  await lockCourierCash(work, company)
  const brought: Brought = { company, parcels, feesMinor, note: note.trim(), ...came }
  const matched = await matchBrought(work, brought)
  if (matched.differences.length > 0 && brought.note.length < 3) {
    const difference = matched.differences.reduce((sum, { minor }) => sum + minor, 0n)
    throw no.COURIER_DIFFERS({
      path: 'note',
      difference: isolateLtr(formatMinor(difference)),
      what: sayDifferences(matched),
    })
  }
  return postRemittance(work, brought, matched)
}

const mostNamed = 6

// Each by its number; what the whole sum differs by has none.
function sayDifferences({ differences }: Matched): string {
  const said = differences.map(({ awb, minor }) => isolateLtr(`${awb ?? 'Σ'} ${formatMinor(minor)}`))
  return [...said.slice(0, mostNamed), ...(said.length > mostNamed ? ['…'] : [])].join(' · ')
}
