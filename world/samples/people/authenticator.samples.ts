import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type Answered = { readonly challenge: string; readonly origin: string; readonly domain: string }
type Wrong = { readonly type?: string; readonly flags?: number; readonly userHandle?: string | null }

const b64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

const kinds = {
  '-7': () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  '-8': () => generateKeyPairSync('ed25519'),
  '-257': () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
} as const
export type SampleAlgorithm = keyof typeof kinds

/** An authenticator in software: makes and shows one passkey, as a browser would pass it on. */
export function sampleAuthenticator(algorithm: SampleAlgorithm = '-7') {
  const { publicKey, privateKey } = kinds[algorithm]()
  const id = randomBytes(32)
  let counter = 0
  let handle: string | null = null
  const clientData = (type: string, { challenge, origin }: Answered) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const data = (domain: string, flags: number, made: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(domain), Buffer.from([flags]), count, made])
  }
  return {
    id: b64(id),
    count: (to: number) => {
      counter = to
    },
    make(asked: Answered & { readonly handle: string }, { type = 'webauthn.create', flags = 0x45 }: Wrong = {}) {
      handle = asked.handle
      const length = Buffer.from([0, id.length])
      const made = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey, Number(algorithm))])
      return {
        id: b64(id),
        clientData: b64(clientData(type, asked)),
        authenticatorData: b64(data(asked.domain, flags, made)),
        transports: ['internal'],
      }
    },
    show(asked: Answered, { type = 'webauthn.get', flags = 0x05, userHandle = handle }: Wrong = {}) {
      if (counter > 0) counter++
      const [said, authenticatorData] = [clientData(type, asked), data(asked.domain, flags)]
      const signed = Buffer.concat([authenticatorData, sha256(said)])
      return {
        id: b64(id),
        clientData: b64(said),
        authenticatorData: b64(authenticatorData),
        signature: b64(sign(algorithm === '-8' ? null : 'sha256', signed, privateKey)),
        userHandle,
      }
    },
  }
}

/** A public key in COSE (RFC 9052), as authenticators write it. */
function coseOf(key: KeyObject, algorithm: number): Buffer {
  const jwk = key.export({ format: 'jwk' })
  const part = (text: string | undefined) => Buffer.from(text ?? '', 'base64url')
  const fields: readonly (readonly [number, number | Buffer])[] =
    algorithm === -7
      ? [
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, part(jwk.x)],
          [-3, part(jwk.y)],
        ]
      : algorithm === -8
        ? [
            [1, 1],
            [3, -8],
            [-1, 6],
            [-2, part(jwk.x)],
          ]
        : [
            [1, 3],
            [3, -257],
            [-1, part(jwk.n)],
            [-2, part(jwk.e)],
          ]
  return Buffer.concat([
    Buffer.from([0xa0 + fields.length]),
    ...fields.flatMap(([name, value]) => [cbor(name), cbor(value)]),
  ])
}

function cbor(value: number | Buffer): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  return Buffer.concat([head(2, value.length), value])
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size])
  return size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
}
