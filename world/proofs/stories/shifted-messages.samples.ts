import fc from 'fast-check'

/** The signed values of a message in the order they are joined, and the message that tells them in this split. */
export type SignedMessage<Told> = {
  readonly name: string
  readonly fields: readonly string[]
  readonly tell: (fields: readonly string[], asText: boolean) => Told
}

/** One way to move characters between neighbours: which pairs, and where in the text of each the second one begins now. */
export type Shift = {
  readonly pairs: readonly { readonly at: number; readonly cut: number }[]
  readonly asText: boolean
}

/**
 * Each message once for every pair of its neighbours, then any message, one to three pairs at once. Fields that moved keep the text
 * that is signed as it was: the signature stays right.
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

/** The fields after the move; null where nothing moved. */
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

/** As the message writes it: a bare number or word where it is one, unless all is told as text. */
export function bare(text: string, asText: boolean): unknown {
  if (asText) return text
  if (text === 'true' || text === 'false') return text === 'true'
  return /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text
}
