/** A parcel as the list that came with the money names it; null: no amount stands beside it. */
export type ListedParcel = { readonly awb: string; readonly saidMinor: bigint | null }

/** What is still due for a parcel: all its courier collected, or what an earlier remittance left open. */
export type ParcelDue = {
  readonly awb: string
  readonly minor: bigint
  readonly requestId: string
  /** The difference an earlier remittance left. */
  readonly differenceId: string | null
}

type MatchedLine = {
  readonly awb: string
  readonly saidMinor: bigint
  readonly dueMinor: bigint
  readonly due: ParcelDue | null
}

type FoundDifference = {
  readonly kind: 'short' | 'over' | 'unknown' | 'sum'
  readonly awb: string | null
  readonly requestId: string | null
  /** Above zero the courier still owes it. */
  readonly minor: bigint
}

export type Matched = { readonly lines: readonly MatchedLine[]; readonly differences: readonly FoundDifference[] }

/**
 * Holds a list of parcels and what came with it against what is due for them. What was due for the listed parcels is what was
 * brought and what differs, to the piastre. A parcel without an amount is meant with all that is due for it.
 */
export function matchParcels(
  listed: readonly ListedParcel[],
  dues: readonly ParcelDue[],
  broughtMinor: bigint,
): Matched {
  const byAwb = new Map(dues.map((due) => [due.awb, due]))
  const lines = listed.map(({ awb, saidMinor }): MatchedLine => {
    const due = byAwb.get(awb) ?? null
    const dueMinor = due?.minor ?? 0n
    return { awb, saidMinor: saidMinor ?? dueMinor, dueMinor, due }
  })
  const said = lines.reduce((sum, line) => sum + line.saidMinor, 0n)
  const ofSum: FoundDifference = { kind: 'sum', awb: null, requestId: null, minor: said - broughtMinor }
  return { lines, differences: [...lines.map(differenceOf), ofSum].filter(({ minor }) => minor !== 0n) }
}

function differenceOf({ awb, saidMinor, dueMinor, due }: MatchedLine): FoundDifference {
  const minor = dueMinor - saidMinor
  if (!due) return { kind: 'unknown', awb, requestId: null, minor }
  return { kind: minor > 0n ? 'short' : 'over', awb, requestId: due.requestId, minor }
}
