import { fold } from '#catalog/estimates/normal-text.ts'

/** By what an offer is known in other stores: the number on the box; the maker's name and part number in one spelling. */
export type Identity = { readonly gtin: string | null; readonly part: PartIdentity | null }
export type PartIdentity = { readonly maker: string; readonly part: string }

const NO_MAKER =
  /^(?:|generic|unbranded|nobrand|noname|none|null|other|others|na|oem|unknown|various|brand|theirs|بدونماركه)$/
const SHORTEST_PART = 3

/** Names that stand for no maker, and part numbers that are too short or have no digit, identify nothing. */
export function identityOf(offer: {
  readonly gtin: string | null
  readonly brand: string | null
  readonly partNumber: string | null
}): Identity {
  const maker = bare(offer.brand ?? '')
  const part = bare(offer.partNumber ?? '')
  const isKnown = !NO_MAKER.test(maker) && part.length >= SHORTEST_PART && /\d/.test(part)
  return { gtin: offer.gtin, part: isKnown ? { maker, part } : null }
}

export const partKey = ({ maker, part }: PartIdentity): string => `${maker} ${part}`

/** Letters and digits alone: `RTX-4070 Ti` and `rtx4070ti` are one number. */
function bare(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '')
}
