import { openKept } from '#platform/work/vault.ts'
import type { QueryWork } from '#platform/work/work.ts'

/** Tables with a phone in their column `phone` that nobody searches. */
export type PhoneTable = 'addresses' | 'tickets'

const place = (table: PhoneTable, id: string) => `${table}.phone ${id}`

export function sealRowPhone({ vault }: QueryWork, table: PhoneTable, id: string, phone: string): string {
  return vault.seal(phone, place(table, id))
}

export function openRowPhone({ vault }: Pick<QueryWork, 'vault'>, table: PhoneTable, id: string, kept: string | null) {
  return openKept(vault, kept, place(table, id))
}
