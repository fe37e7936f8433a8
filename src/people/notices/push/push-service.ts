import { Agent, request } from 'undici'
import { encryptPush, type PushKeys } from './encrypt-push.ts'
import { isPushEndpoint } from './push-hosts.ts'
import { type VapidKeys, vapidHeader } from './vapid.ts'

type PushSubscription = PushKeys & { readonly endpoint: string }
/** What became of a message: taken; the browser is gone for good; try again; or our own fault, and not the browser's. */
type PushAnswer =
  | { readonly kind: 'taken' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'later'; readonly why: string }
  | { readonly kind: 'fault'; readonly why: string }

export type PushService = {
  /** For the browser that subscribes; null: nothing can be pushed here. */
  readonly publicKey: string | null
  readonly takes: (endpoint: string) => boolean
  readonly send: (to: PushSubscription, text: string, topic: string) => Promise<PushAnswer>
}

type PushOptions = {
  readonly keys: VapidKeys | null
  readonly simulated: readonly string[]
  readonly alarm: (fault: object) => void
  readonly totalMs?: number
}

/** How long a service keeps a message for a browser that is off: a day later it is in the account anyway. */
const keptSeconds = 86_400
const deadlineMs = 10_000
const agent = new Agent({ connect: { timeout: 4_000 }, keepAliveTimeout: 4_000, connections: 8 })

/** The push services of browsers: each message is encrypted for its browser, and signed with our key. */
export function openPushService({ keys, simulated, alarm, totalMs = deadlineMs }: PushOptions): PushService {
  const takes = (endpoint: string) => isPushEndpoint(endpoint, simulated)
  return {
    publicKey: keys?.publicKey ?? null,
    takes,
    send: async (to, text, topic) => {
      if (keys === null) return { kind: 'fault', why: 'no VAPID keys' }
      if (!takes(to.endpoint)) return { kind: 'gone' }
      try {
        const { statusCode, body } = await request(to.endpoint, {
          method: 'POST',
          dispatcher: agent,
          signal: AbortSignal.timeout(totalMs),
          headers: {
            authorization: vapidHeader(keys, to.endpoint, new Date()),
            'content-type': 'application/octet-stream',
            'content-encoding': 'aes128gcm',
            ttl: String(keptSeconds),
            urgency: 'normal',
            topic,
          },
          body: encryptPush(text, to),
        })
        await body.dump({ limit: 4_096 })
        return answerOf(statusCode, new URL(to.endpoint).host, alarm)
      } catch (fault) {
        return { kind: 'later', why: fault instanceof Error && 'code' in fault ? String(fault.code) : 'network' }
      }
    },
  }
}

function answerOf(status: number, host: string, alarm: (fault: object) => void): PushAnswer {
  if (status >= 200 && status < 300) return { kind: 'taken' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429 || status >= 500) return { kind: 'later', why: `push ${status}` }
  // Our keys or our message: the browser is not to blame, and stays.
  alarm({ status, host })
  return { kind: 'fault', why: `push ${status}` }
}
