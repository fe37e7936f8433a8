import { openKept } from '#platform/work/vault.ts'
import type { QueryWork } from '#platform/work/work.ts'

const place = (customerId: string) => `customers.national_id ${customerId}`

/** The number of a customer's national ID as columns; null removes it. */
export function idNumberColumns({ vault }: QueryWork, customerId: string, number: string | null) {
  return {
    national_id: number === null ? null : vault.seal(number, place(customerId)),
    national_id_index: number === null ? null : vault.index('national id', number),
  }
}

export function openIdNumber({ vault }: QueryWork, customerId: string, kept: string | null): string | null {
  return openKept(vault, kept, place(customerId))
}

/** The values of `national_id_index` under which this number stands, with every key at hand. */
export function idNumberIndexes({ vault }: QueryWork, number: string): readonly string[] {
  return vault.indexes('national id', number)
}
