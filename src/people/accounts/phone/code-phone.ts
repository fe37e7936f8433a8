import type { QueryWork } from '#platform/work/work.ts'

const place = (codeId: string) => `phone_codes.phone ${codeId}`

/** The number that a code was sent to, as columns: sealed, and found by an index. */
export function codePhoneColumns({ vault }: QueryWork, codeId: string, phone: string) {
  return { phone: vault.seal(phone, place(codeId)), phone_index: vault.index('phone', phone) }
}

export function openCodePhone({ vault }: QueryWork, codeId: string, kept: string): string {
  return vault.open(kept, place(codeId))
}
