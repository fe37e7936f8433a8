import { requireProof } from '#people/access/require-proof.ts'
import type { Work } from '#platform/work/work.ts'
import type { OwnPhone } from './own-phone.ts'

/** Changing or removing a number that was verified asks for a fresh proof; a number that was only typed is nobody's yet. */
export function requirePhoneProof(work: Work, own: Pick<OwnPhone, 'phone' | 'verifiedAt'>, phone: string | null): void {
  if (own.verifiedAt !== null && own.phone !== phone) requireProof(work)
}
