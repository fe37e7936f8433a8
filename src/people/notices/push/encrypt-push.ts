import { createCipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'

/** The keys of a browser, as it gave them (base64url). */
export type PushKeys = { readonly p256dh: string; readonly auth: string }
/** What is drawn for each message; given only where a test compares with the standard. */
type Drawn = { readonly privateKey: Buffer; readonly salt: Buffer }

const recordSize = 4096
/** Services must take 4,096 bytes, of which 103 are not the text; some bridges take less, so we keep below 2 kB. */
export const longestPush = 2_000

/** A message that only this browser can read (RFC 8291, aes128gcm). */
export function encryptPush(text: string, { p256dh, auth }: PushKeys, drawn?: Drawn): Buffer {
  const plain = Buffer.from(text, 'utf8')
  if (plain.length > longestPush) throw new Error(`a push message of ${plain.length} bytes`)
  const own = createECDH('prime256v1')
  if (drawn) own.setPrivateKey(drawn.privateKey)
  else own.generateKeys()
  const [ours, theirs] = [own.getPublicKey(), Buffer.from(p256dh, 'base64url')]
  const salt = drawn?.salt ?? randomBytes(16)
  const shared = hmac(Buffer.from(auth, 'base64url'), own.computeSecret(theirs))
  const secret = hmac(shared, Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours, Buffer.from([1])]))
  const { key, nonce } = contentKeys(secret, salt)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The last record, and here the only one, ends with 2.
  const sealed = [cipher.update(plain), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()]
  const head = Buffer.alloc(21)
  salt.copy(head)
  head.writeUInt32BE(recordSize, 16)
  head.writeUInt8(ours.length, 20)
  return Buffer.concat([head, ours, ...sealed])
}

/** The key and nonce of the content (RFC 8188). */
function contentKeys(secret: Buffer, salt: Buffer) {
  const drawn = hmac(salt, secret)
  return {
    key: hmac(drawn, Buffer.from('Content-Encoding: aes128gcm\0\u0001')).subarray(0, 16),
    nonce: hmac(drawn, Buffer.from('Content-Encoding: nonce\0\u0001')).subarray(0, 12),
  }
}

function hmac(key: Buffer, data: Buffer): Buffer {
  return createHmac('sha256', key).update(data).digest()
}

/** Whether these can be a browser's keys: a point of the curve, and 16 bytes. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false
  try {
    const probe = createECDH('prime256v1')
    probe.generateKeys()
    probe.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}
