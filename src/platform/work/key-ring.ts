import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Seals bytes with the present key and opens them with any key at hand. */
export type KeyRing = {
  readonly seal: (plain: Uint8Array, about: string) => Buffer
  readonly open: (sealed: Uint8Array, about: string) => Buffer
  readonly isCurrent: (sealed: Uint8Array) => boolean
  /** Names the present key without telling it. */
  readonly keyId: string
}

// mark (4) · key id (4) · nonce (12) · tag (16) · the ciphertext
const mark = 'MSA1'
const [keyAt, nonceAt, tagAt, textAt] = [4, 8, 20, 36] as const

/** AES-256-GCM with keys derived from secrets for one purpose: the present one, then earlier ones. */
export function makeKeyRing(purpose: string, secrets: readonly [string, ...string[]]): KeyRing {
  const keys = secrets.map((secret) => deriveKey(purpose, secret))
  const today = keys[0]!
  return {
    keyId: today.id.toString('hex'),
    seal(plain, about) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', today.key, nonce).setAAD(Buffer.from(about))
      const text = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([Buffer.from(mark), today.id, nonce, cipher.getAuthTag(), text])
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed)
      const id = bytes.subarray(keyAt, nonceAt)
      const found = keys.find((one) => one.id.equals(id))
      if (!isSealed(bytes) || !found)
        throw new Error('Sealed with a key that is not at hand: see SECRET_BEFORE and VAULT_KEYS')
      const cipher = createDecipheriv('aes-256-gcm', found.key, bytes.subarray(nonceAt, tagAt))
      cipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(tagAt, textAt))
      return Buffer.concat([cipher.update(bytes.subarray(textAt)), cipher.final()])
    },
    isCurrent: (sealed) => isSealed(sealed) && today.id.equals(sealed.subarray(keyAt, nonceAt)),
  }
}

export function isSealed(bytes: Uint8Array): boolean {
  return bytes.length >= textAt && Buffer.from(bytes.subarray(0, keyAt)).toString('latin1') === mark
}

function deriveKey(purpose: string, secret: string): { readonly id: Buffer; readonly key: Buffer } {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return { key, id: createHash('sha256').update(key).digest().subarray(0, 4) }
}
