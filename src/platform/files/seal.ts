import { type KeyRing, makeKeyRing } from '#platform/work/key-ring.ts'
import { definePort } from '#platform/work/ports.ts'

/**
 * Encrypts data in the database or on the disk. `about` names what the data belongs to: data that was encrypted for one
 * thing cannot be moved to another. What was encrypted with an earlier key is encrypted again when it is next read.
 */
export type Sealer = Pick<KeyRing, 'seal' | 'open' | 'isCurrent'>

export const sealer = definePort<Sealer>('sealer')

/** AES-256-GCM with a key derived from `secret`; data encrypted with earlier secrets can still be read. */
export function makeSealer(secret: string, earlier: readonly string[] = []): Sealer {
  return makeKeyRing('marsa: what is sealed', [secret, ...earlier])
}
