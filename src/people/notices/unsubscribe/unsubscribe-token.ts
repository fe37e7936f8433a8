import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Concern, concernNames, concerns } from '#people/notices/kinds/concerns.ts'
import { isId } from '#platform/work/id.ts'

type Whose = { readonly customerId: string; readonly concern: Concern }

/** Signs what stands in `List-Unsubscribe` (RFC 8058): the token alone names the person and the list, and cannot be guessed. */
export type UnsubscribeTokens = {
  readonly make: (whose: Whose) => string
  /** Null: nobody's, or of a list that cannot be left. */
  readonly read: (token: string) => Whose | null
}

export function makeUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const sign = (text: string) =>
    createHmac('sha256', secret).update('unsubscribe:').update(text).digest('base64url').slice(0, 22)
  const textOf = ({ customerId, concern }: Whose) => `u=${customerId}&l=${concern}&v=1`
  return {
    make: (whose) => `${whose.customerId}.${whose.concern}.${sign(textOf(whose))}`,
    read: (token) => {
      const [customerId = '', list = '', given = ''] = token.split('.')
      const concern = concernNames.find((name) => name === list)
      if (!isId(customerId) || concern === undefined || concerns[concern].isLocked) return null
      const expected = Buffer.from(sign(textOf({ customerId, concern })))
      const said = Buffer.from(given)
      return expected.length === said.length && timingSafeEqual(expected, said) ? { customerId, concern } : null
    },
  }
}
