import { openText, sealText } from '#platform/work/sealed-text.ts'
import type { QueryWork } from '#platform/work/work.ts'

const place = 'phone_codes.phone'

/** The number that a code was sent to, as columns: sealed, and found by an index. */
export function codePhoneColumns(work: QueryWork, codeId: string, phone: string) {
  return { phone: sealText(work, place, codeId, phone), phone_index: work.vault.index('phone', phone) }
}

export function openCodePhone(work: QueryWork, codeId: string, kept: string): string {
  return openText(work, place, codeId, kept)
}
