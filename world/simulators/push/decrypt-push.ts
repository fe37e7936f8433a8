import { createDecipheriv, createECDH, createHmac } from 'node:crypto'

type BrowserKeys = { readonly privateKey: Buffer; readonly publicKey: Buffer; readonly auth: Buffer }

/** Reads a message as a browser does (RFC 8291 and 8188); throws where it was not encrypted for it. */
export function decryptPush(body: Buffer, { privateKey, publicKey, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const own = createECDH('prime256v1')
  own.setPrivateKey(privateKey)
  const mac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest()
  const shared = mac(auth, own.computeSecret(sender))
  const secret = mac(shared, Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender, Buffer.from([1])]))
  const drawn = mac(salt, secret)
  const key = mac(drawn, Buffer.from('Content-Encoding: aes128gcm\0\u0001')).subarray(0, 16)
  const nonce = mac(drawn, Buffer.from('Content-Encoding: nonce\0\u0001')).subarray(0, 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  const end = plain.lastIndexOf(2)
  if (end < 0) throw new Error('the last record has no end')
  return plain.subarray(0, end).toString('utf8')
}
