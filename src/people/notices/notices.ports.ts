import { definePort } from '#platform/work/ports.ts'
import type { Locale } from '#platform/work/work.ts'

export type Mail = {
  /** The notice's id; the same mail sent twice has the same id, so that mail servers may drop the second one. */
  readonly id: string
  readonly to: string
  readonly locale: Locale
  readonly subject: string
  readonly text: string
  readonly html: string
}
export type Sms = { readonly id: string; readonly to: string; readonly text: string }

/** Resolves when the other side has accepted the message; throws if it has not. */
export type Mailer = {
  readonly send: (mail: Mail) => Promise<void>
  /** Nothing is sent: messages are read here (development). */
  readonly isOutbox?: boolean
}
export type SmsSender = { readonly send: (sms: Sms) => Promise<void> }

export const mailer = definePort<Mailer>('mailer')
export const smsSender = definePort<SmsSender>('smsSender')
