import { isProductCode } from '#catalog/reader/code-in-address.ts'
import type { Clue, Source } from '#catalog/reader/product-facts.ts'
import { best, type Candidate, reasonsOf } from './candidate.ts'

const BELIEVED: Readonly<Record<Source, number>> = {
  layout: 80,
  'json-ld': 60,
  microdata: 58,
  meta: 50,
  state: 46,
  visible: 44,
}

/** The product number in a page's address: as the table of stores finds it, and as any shop may write it. */
export type AddressCode = { readonly ofStore: string | null; readonly any: string | null }

/** The shop's number of the product; a number that all shops share (EAN, ISBN) only if there is no other. */
export function chooseCode(clues: readonly Clue[], address: AddressCode): string | null {
  return best(codeCandidates(clues, address))?.value ?? null
}

function codeCandidates(clues: readonly Clue[], address: AddressCode): Candidate<string>[] {
  const said = clues.flatMap(({ sku, source }) =>
    sku ? [{ value: sku, source, believed: BELIEVED[source], reason: source as string }] : [],
  )
  const all = [
    ...said,
    ...(address.ofStore
      ? [
          {
            value: address.ofStore,
            source: 'visible' as const,
            believed: 52,
            reason: "the store's number in the address",
          },
        ]
      : []),
    ...(address.any
      ? [{ value: address.any, source: 'visible' as const, believed: 30, reason: 'a number in the address' }]
      : []),
  ]
  return all.map(({ value, source, believed, reason }) => ({
    value,
    source,
    reasons: reasonsOf(
      [true, reason, believed],
      [all.some((other) => other.source !== source && other.value === value), 'another source says the same', 10],
      [
        isWorldwide(value) && source !== 'json-ld' && source !== 'layout' && value !== address.ofStore,
        'a number that all shops share',
        -20,
      ],
      [
        clues.some((clue) => clue.source === source && clue.sku === value && clue.skuIsId),
        'only an id of its data',
        -14,
      ],
      [!isProductCode(value), 'no product number', -200],
    ),
  }))
}

const isWorldwide = (code: string) => /^(?:\d{12,14}|97[89]\d{10})$/.test(code)
