import type { QueryWork } from '#platform/work/work.ts'
import type { MemoryIndex } from './memory-index.ts'
import { dropDocument, putDocument, putPrices } from './put-document.ts'
import { readChanged, readDocuments } from './read-documents.ts'

/**
 * Takes what was written after a snapshot into memory, and returns of how many products. The words of a document are read only
 * where more than its prices changed.
 */
export async function takeChanges(work: QueryWork, index: MemoryIndex, snapshot: string): Promise<number> {
  const changed = await readChanged(work, snapshot)
  const others = changed.filter(({ row }) => !row || !putPrices(index, row)).map(({ product }) => product)
  const whole = new Map((await readDocuments(work, others)).map((row) => [row.id, row]))
  for (const product of others) {
    const row = whole.get(product)
    row ? putDocument(index, row) : dropDocument(index, product)
  }
  return changed.length
}
