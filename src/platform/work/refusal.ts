/** Numbers and words a refusal's sentence needs. `path` names the field it belongs to. */
export type Facts = Readonly<Record<string, string | number | bigint | boolean | null>>

/** An expected "no" of the shop: it rolls the transaction back and becomes a sentence. Anything else thrown is a fault. */
export class Refusal extends Error {
  readonly code: string
  readonly status: number
  readonly facts: Facts
  constructor(code: string, status: number, facts: Facts) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.status = status
    this.facts = facts
  }
}

type Catalogue<Codes extends Record<string, number>> = { readonly [Code in keyof Codes]: (facts?: Facts) => Refusal }

/** A room's refusals: code → HTTP status. `throw no.CODE({ … })`; its sentence is the message `refusal_code`. */
export function refusals<const Codes extends Record<string, number>>(codes: Codes): Catalogue<Codes> {
  const entries = Object.entries(codes).map(([code, status]) => [
    code,
    (facts: Facts = {}) => new Refusal(code, status, facts),
  ])
  return Object.fromEntries(entries) as Catalogue<Codes>
}

/** By name, not by `instanceof`: the same class may have been loaded twice while developing. */
export function isRefusal(thrown: unknown): thrown is Refusal {
  return thrown instanceof Error && thrown.name === 'Refusal' && 'code' in thrown && 'facts' in thrown
}

export const no = refusals({
  NOT_FOUND: 404,
  INVALID_INPUT: 422,
  INVALID_TOKEN: 401,
  FORBIDDEN: 403,
  STALE: 409,
  KEY_REUSED: 422,
  IN_PROGRESS: 409,
  KEY_NEEDED: 400,
  TOO_MANY_REQUESTS: 429,
  FOREIGN_ORIGIN: 403,
  UNKNOWN_HOST: 421,
  BAD_HOST: 400,
  UNAVAILABLE: 503,
  TOO_SLOW: 408,
})
