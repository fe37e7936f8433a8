import { createHmac, timingSafeEqual } from 'node:crypto'
import { isId } from '#platform/work/id.ts'

/** Signs the way out of the newsletter (RFC 8058): the token alone names a subscription, and cannot be guessed. */
export type LeaveTokens = {
  readonly make: (subscriptionId: string) => string
  /** Null: nobody's. */
  readonly read: (token: string) => string | null
}

export function makeLeaveTokens(secret: string): LeaveTokens {
  const sign = (id: string) =>
    createHmac('sha256', secret).update(`newsletter:u=${id}&v=1`).digest('base64url').slice(0, 22)
  return {
    make: (id) => `${id}.${sign(id)}`,
    read: (token) => {
      const [id = '', given = ''] = token.split('.')
      if (!isId(id)) return null
      const [expected, said] = [Buffer.from(sign(id)), Buffer.from(given)]
      return expected.length === said.length && timingSafeEqual(expected, said) ? id : null
    },
  }
}
