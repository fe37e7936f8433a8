import { RANK_SCALE } from './postings.ts'

// As `LABELS` of score.ts: description, type, brand and title, as parts of a title; of kinds, how clearly they are named.
const WORD_WEIGHTS = { D: 0.06, C: 0.4, B: 0.4, A: 1 }
const KIND_WEIGHTS = { D: 0, C: 0.5, B: 0.75, A: 1 }
type Weights = Readonly<Record<string, number>>

type Part = { readonly from: number; readonly to: number }

/**
 * Calls `act` for each lexeme of a vector as PostgreSQL writes it, with the rank that ts_rank would give it alone, scaled, and
 * where the vector tells its places.
 */
export function readVector(vector: string, act: (lexeme: string, rank: number, places: Part) => void): void {
  for (let at = 0; at < vector.length; ) {
    let end = vector.indexOf("'", at + 1)
    let lexeme = vector.slice(at + 1, end)
    if (vector[end + 1] === "'" || lexeme.includes('\\')) {
      while (vector[end + 1] === "'") end = vector.indexOf("'", end + 2)
      lexeme = vector
        .slice(at + 1, end)
        .replaceAll("''", "'")
        .replaceAll('\\\\', '\\')
    }
    const next = vector.indexOf(' ', end)
    const stop = next === -1 ? vector.length : next
    const places = { from: end + 2, to: stop }
    act(lexeme, rankOf(vector, places, lexeme.startsWith('k:') ? KIND_WEIGHTS : WORD_WEIGHTS), places)
    at = stop + 1
  }
}

const ONCE = new Map<string, number>()

// Places are told as 3A,10C,16: a place without a letter has the label D.
function rankOf(vector: string, { from, to }: Part, weights: Weights): number {
  if (from >= to) return RANK_SCALE
  const places = vector.slice(from, to)
  if (!places.includes(',')) return scaled(weights[places.at(-1)!] ?? weights.D!)
  const name = weights === KIND_WEIGHTS ? null : labelsOf(places)
  if (name === null) return scaled(weights[places.at(-1)!] ?? weights.D!)
  const known = ONCE.get(name)
  if (known !== undefined) return known
  const rank = scaled(rankOfLabels(name, weights))
  if (name.length < 6) ONCE.set(name, rank)
  return rank
}

const labelsOf = (places: string) =>
  places
    .split(',')
    .map((place) => (place.charCodeAt(place.length - 1) > 57 ? place.at(-1) : 'D'))
    .join('')

// The sum of ts_rank for one word: its best place whole, the others less by the square of their turn.
function rankOfLabels(labels: string, weights: Weights): number {
  let best = 0
  let bestPlace = 0
  let sum = 0
  for (let place = 0; place < labels.length; place++) {
    const weight = weights[labels[place]!]!
    sum += weight / (place + 1) ** 2
    if (weight > best) {
      best = weight
      bestPlace = place
    }
  }
  return best + sum - best / (bestPlace + 1) ** 2
}

const scaled = (rank: number) => Math.max(1, Math.min(255, Math.round(rank * RANK_SCALE)))
