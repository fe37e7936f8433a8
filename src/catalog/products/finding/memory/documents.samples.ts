import type { DocumentRow } from './memory-index.ts'

/** A document of a toy with these words that no store says more of. */
export function sampleDocument(said: Pick<DocumentRow, 'id' | 'words'> & Partial<DocumentRow>): DocumentRow {
  return {
    brand: null,
    category: 'toys',
    stores: '',
    storeCountries: '',
    countries: '',
    stocked: '',
    colors: '',
    sizes: '',
    isInStock: true,
    popularity: 0,
    identity: 0,
    titleLength: 3,
    firstSeen: 0,
    prices: [null, null],
    madeOf: null,
    ...said,
  }
}
