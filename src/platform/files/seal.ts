import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { definePort } from '#platform/work/ports.ts'

/**
 * Encrypts data in the database or on the disk. `about` names what the data belongs to: data that was encrypted for one
 * thing cannot be moved to another.
 */
export type Sealer = {
  readonly seal: (plain: Uint8Array, about: string) => Buffer
  readonly open: (sealed: Uint8Array, about: string) => Buffer
  /** Whether it was encrypted with the present key; otherwise it is encrypted again when it is next read. */
  readonly isCurrent: (sealed: Uint8Array) => boolean
}

export const sealer = definePort<Sealer>('sealer')

// mark (4) · key id (4) · nonce (12) · tag (16) · the ciphertext
const mark = Buffer.from('MSA1')
const [keyAt, nonceAt, tagAt, textAt] = [4, 8, 20, 36] as const

/** AES-256-GCM with a key derived from `secret`; data encrypted with earlier secrets can still be read. */
export function makeSealer(secret: string, earlier: readonly string[] = []): Sealer {
  const keys = [secret, ...earlier].map(deriveKey)
  const today = keys[0]!
  return {
    seal(plain, about) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', today.key, nonce).setAAD(Buffer.from(about))
      const text = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([mark, today.id, nonce, cipher.getAuthTag(), text])
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed)
      const id = bytes.subarray(keyAt, nonceAt)
      const found = keys.find((one) => one.id.equals(id))
      if (!isSealed(bytes) || !found) throw new Error('Sealed with a key that is not at hand: see SECRET_BEFORE')
      const cipher = createDecipheriv('aes-256-gcm', found.key, bytes.subarray(nonceAt, tagAt))
      cipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(tagAt, textAt))
      return Buffer.concat([cipher.update(bytes.subarray(textAt)), cipher.final()])
    },
    isCurrent: (sealed) => isSealed(sealed) && today.id.equals(sealed.subarray(keyAt, nonceAt)),
  }
}

export function isSealed(bytes: Uint8Array): boolean {
  return bytes.length >= textAt && mark.equals(bytes.subarray(0, keyAt))
}

function deriveKey(secret: string): { readonly id: Buffer; readonly key: Buffer } {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'marsa: what is sealed', 32))
  return { key, id: createHash('sha256').update(key).digest().subarray(0, 4) }
}
