import { plain } from './score-line.ts'

export type Transfer = {
  readonly day: string
  readonly minor: bigint
  readonly payer: string
  readonly reference: string
}

// Of all words of both, the part that both have.
const alikeFrom = 0.6

/**
 * Whether two lines of different files are likely one transfer that the bank words anew: the day, the amount and the reference,
 * or, where one of them has no reference, very much the same words.
 */
function isLikelySame(one: Transfer, other: Transfer): boolean {
  if (one.day !== other.day || one.minor !== other.minor) return false
  const [here, there] = [plain(one.reference), plain(other.reference)]
  if (here !== '' && there !== '') return here === there
  return likeness(wordsOf(one), wordsOf(other)) >= alikeFrom
}

/** For each new line the known one it is likely to be; a known one is taken once before it is taken again. */
export function findTwins<Known extends Transfer>(
  fresh: readonly Transfer[],
  known: readonly Known[],
): ReadonlyMap<Transfer, Known> {
  const twins = new Map<Transfer, Known>()
  const taken = new Set<Known>()
  for (const line of fresh) {
    const like = known.filter((one) => isLikelySame(line, one))
    const twin = like.find((one) => !taken.has(one)) ?? like[0]
    if (!twin) continue
    twins.set(line, twin)
    taken.add(twin)
  }
  return twins
}

function wordsOf({ payer, reference }: Transfer): ReadonlySet<string> {
  return new Set(
    plain(`${payer} ${reference}`)
      .split(' ')
      .filter((word) => word !== ''),
  )
}

// Two that say nothing at all are alike.
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = one.union(other).size
  return all === 0 ? 1 : one.intersection(other).size / all
}
