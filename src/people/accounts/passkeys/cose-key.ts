import { createPublicKey, type KeyObject } from 'node:crypto'

/** Signatures that we ask for and accept (COSE): EdDSA with Ed25519, ECDSA with P-256, RSA PKCS#1 of 2048 bits or more. */
export const passkeyAlgorithms = [-8, -7, -257] as const
export type PasskeyAlgorithm = (typeof passkeyAlgorithms)[number]

type CoseValue = number | Buffer
type Read = { readonly value: CoseValue; readonly end: number }

/** The public key in these bytes (RFC 9052 §7), as the authenticator wrote it; null for any other form or algorithm. */
export function readCoseKey(bytes: Buffer): { readonly algorithm: PasskeyAlgorithm; readonly key: KeyObject } | null {
  const map = readMap(bytes)
  const algorithm = passkeyAlgorithms.find((one) => one === map?.get(3))
  const jwk = map && algorithm !== undefined ? jwkOf(map, algorithm) : null
  if (!jwk || algorithm === undefined) return null
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' })
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
    return algorithm === -257 && bits < 2048 ? null : { algorithm, key }
  } catch {
    return null
  }
}

function jwkOf(map: ReadonlyMap<number, CoseValue>, algorithm: PasskeyAlgorithm) {
  const text = (label: number) => {
    const value = map.get(label)
    return Buffer.isBuffer(value) ? value.toString('base64url') : ''
  }
  const [kind, curve] = [map.get(1), map.get(-1)]
  if (algorithm === -7) return kind === 2 && curve === 1 ? { kty: 'EC', crv: 'P-256', x: text(-2), y: text(-3) } : null
  if (algorithm === -8) return kind === 1 && curve === 6 ? { kty: 'OKP', crv: 'Ed25519', x: text(-2) } : null
  return kind === 3 ? { kty: 'RSA', n: text(-1), e: text(-2) } : null
}

/** A CBOR map of numbers to numbers and byte strings, as a key is; what follows it (extensions) is not read. */
function readMap(bytes: Buffer): ReadonlyMap<number, CoseValue> | null {
  const first = bytes[0] ?? 0
  if (first >> 5 !== 5 || (first & 31) > 23) return null
  const map = new Map<number, CoseValue>()
  let at = 1
  for (let count = first & 31; count > 0; count--) {
    const name = readOne(bytes, at)
    const value = name && typeof name.value === 'number' ? readOne(bytes, name.end) : null
    if (!name || !value) return null
    map.set(name.value as number, value.value)
    at = value.end
  }
  return map
}

function readOne(bytes: Buffer, at: number): Read | null {
  const [kind, low] = [(bytes[at] ?? 255) >> 5, (bytes[at] ?? 255) & 31]
  const width = low < 24 ? 0 : low === 24 ? 1 : low === 25 ? 2 : -1
  if (width < 0 || at + 1 + width > bytes.length) return null
  const number = width === 0 ? low : bytes.readUIntBE(at + 1, width)
  const end = at + 1 + width
  if (kind === 0) return { value: number, end }
  if (kind === 1) return { value: -1 - number, end }
  if (kind !== 2 || end + number > bytes.length) return null
  return { value: bytes.subarray(end, end + number), end: end + number }
}
