import fc from 'fast-check'

/** The signed values of a message in the order they are joined, and the message for this split. */
export type SignedMessage<Told> = {
  readonly name: string
  readonly fields: readonly string[]
  readonly tell: (fields: readonly string[], asText: boolean) => Told
}

/**
 * One way to move characters between neighbouring values: which pairs, and where the second value now begins in the
 * text of both.
 */
export type Shift = {
  readonly pairs: readonly { readonly at: number; readonly cut: number }[]
  readonly asText: boolean
}

/**
 * Each message once for every pair of neighbours, then random messages with one to three pairs at once. The signed text
 * stays the same, so the signature stays right.
 */
export function shiftsOf(messages: readonly SignedMessage<unknown>[], count: number, seed: number) {
  const every = messages.flatMap((message, which) =>
    message.fields.slice(1).map((_, at) => ({ which, pairs: [at] as readonly number[] })),
  )
  const cuts = fc.record({
    which: fc.nat(messages.length - 1),
    pairs: fc.array(fc.nat(1_000), { minLength: 1, maxLength: 3 }),
    cuts: fc.tuple(fc.nat(1_000), fc.nat(1_000), fc.nat(1_000)),
    asText: fc.boolean(),
  })
  return fc.sample(cuts, { numRuns: count, seed }).map(({ asText, ...drawn }, turn) => {
    const { which, pairs } = every[turn] ?? drawn
    const last = (messages[which]?.fields.length ?? 2) - 1
    return {
      which,
      shift: { asText, pairs: pairs.map((at, place) => ({ at: at % last, cut: drawn.cuts[place] ?? 0 })) },
    }
  })
}

/** The values after the move; null if nothing moved. */
export function shifted(fields: readonly string[], { pairs }: Shift): readonly string[] | null {
  const moved = [...fields]
  for (const { at, cut } of pairs) {
    const text = `${moved[at] ?? ''}${moved[at + 1] ?? ''}`
    const place = cut % (text.length + 1)
    moved[at] = text.slice(0, place)
    moved[at + 1] = text.slice(place)
  }
  return moved.some((text, at) => text !== fields[at]) ? moved : null
}

/** As the message would contain it: a bare number or word if it is one, unless everything is sent as text. */
export function bare(text: string, asText: boolean): unknown {
  if (asText) return text
  if (text === 'true' || text === 'false') return text === 'true'
  return /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text
}
