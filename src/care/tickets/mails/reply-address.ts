import { createHmac, timingSafeEqual } from 'node:crypto'
import { definePort } from '#platform/work/ports.ts'

/** Where answers by mail come in; null: nowhere, and mails say so. */
export type ReplyAddresses = {
  /** The address that answers to this ticket's mails go to; nobody can guess its tag. */
  readonly of: (ticketNumber: string) => string
  /** The number of the ticket that one of our addresses belongs to; null where the tag is not ours, or there is none. */
  readonly ticketOf: (address: string) => string | null
  /** Whether an address is one that we answer at or write from. */
  readonly isOurs: (address: string) => boolean
  /** The Message-ID that all mails of a ticket refer to, and back: what answers to one of them says even without our address. */
  readonly threadOf: (ticketId: string) => string
  readonly ticketIdOf: (references: string) => string | null
  readonly signingKey: string
}

export const replyAddresses = definePort<ReplyAddresses | null>('replyAddresses')

type Given = {
  /** Like `reply@in.marsa.example`. */
  readonly inbox: string
  readonly secrets: readonly string[]
  readonly signingKey: string
  /** The sender of our mail. */
  readonly from: string
}

/** Addresses like `reply+t10001.0123456789abcdef@in.marsa.example`; the first secret signs, the earlier ones are still known. */
export function makeReplyAddresses({ inbox, secrets, signingKey, from }: Given): ReplyAddresses {
  const [name = '', domain = ''] = inbox.toLowerCase().split('@')
  const tag = (secret: string, number: string) =>
    createHmac('sha256', secret).update(`ticket:${number}`).digest('hex').slice(0, 16)
  const sender = bareAddress(from)
  return {
    of: (number) => `${name}+${number.toLowerCase()}.${tag(secrets[0] ?? '', number)}@${domain}`,
    ticketOf(address) {
      const [local = '', at = ''] = bareAddress(address).split('@')
      const found =
        at === domain &&
        local.startsWith(`${name}+`) &&
        /^(t\d{1,12})\.([0-9a-f]{16})$/.exec(local.slice(name.length + 1))
      if (!found) return null
      const number = (found[1] ?? '').toUpperCase()
      const given = Buffer.from(found[2] ?? '')
      return secrets.some((secret) => timingSafeEqual(Buffer.from(tag(secret, number)), given)) ? number : null
    },
    isOurs: (address) => bareAddress(address) === sender || bareAddress(address).endsWith(`@${domain}`),
    threadOf: (ticketId) => `<${ticketId}.ticket@${domain}>`,
    ticketIdOf: (references) => {
      const found = /<([0-9a-f-]{36})\.ticket@([^\s<>]+)>/i.exec(references)
      return found?.[2]?.toLowerCase() === domain ? (found[1] ?? '').toLowerCase() : null
    },
    signingKey,
  }
}

/** The address in `Mona Adel <Mona@Example.com>`, in small letters; empty where there is none. */
export function bareAddress(said: string): string {
  const angled = /<([^<>]*)>\s*$/.exec(said)?.[1]
  const bare = (angled ?? said).trim().toLowerCase()
  return /^[^\s@<>"]+@[^\s@<>"]+$/.test(bare) ? bare : ''
}
