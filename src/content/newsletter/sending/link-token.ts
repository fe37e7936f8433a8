import { createHmac, timingSafeEqual } from 'node:crypto'
import { isId } from '#platform/work/id.ts'

type Link = { readonly recipientId: string; readonly place: number }

/** Signs the address of a link in a campaign's mail: it names the mail and the link by its place, never where it leads. */
export type LinkTokens = {
  readonly make: (link: Link) => string
  /** Null: nobody's. */
  readonly read: (token: string) => Link | null
}

export function makeLinkTokens(secret: string): LinkTokens {
  const sign = (link: string) =>
    createHmac('sha256', secret).update(`campaign-link:${link}`).digest('base64url').slice(0, 16)
  return {
    make: ({ recipientId, place }) => `${recipientId}.${place}.${sign(`${recipientId}.${place}`)}`,
    read: (token) => {
      const [recipientId = '', place = '', given = ''] = token.split('.')
      if (!isId(recipientId) || !/^\d{1,4}$/.test(place)) return null
      const [expected, said] = [Buffer.from(sign(`${recipientId}.${place}`)), Buffer.from(given)]
      const isOurs = expected.length === said.length && timingSafeEqual(expected, said)
      return isOurs ? { recipientId, place: Number(place) } : null
    },
  }
}
