import { z } from 'zod'
import type { PhoneMessage, SendAnswer } from '#people/notices/notices.ports.ts'
import { callProvider, unsuccessful } from './call-provider.ts'

export type TwilioVerifyAccount = {
  readonly host: string
  readonly accountSid: string
  readonly authToken: string
  /** The service at Verify (VA…), with custom codes switched on: the codes stay ours, and so do their tries. */
  readonly serviceSid: string
  readonly totalMs?: number
}

const madeForm = z.object({ sid: z.string().max(64), status: z.string() })
const errorForm = z.object({ code: z.number().optional() })
/** A number that is none, a landline, a prefix their guard against fraud holds back: this code never goes this way. */
const forGood = new Set([60200, 60205, 60410])

/** Sends a code by SMS in Verify's own approved words and ways, and tells Verify which codes were entered. */
export function twilioVerify(account: TwilioVerifyAccount, alarm: (fault: object) => void) {
  const base = `${account.host}/v2/Services/${account.serviceSid}/Verifications`
  const authorization = `Basic ${Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')}`
  return {
    send: async ({ to, code, locale }: PhoneMessage & { readonly code: string }): Promise<SendAnswer> => {
      const form = { To: to, Channel: 'sms', CustomCode: code, Locale: locale }
      const answer = await callProvider({ url: base, authorization, form }, account.totalMs)
      const made = answer.kind === 'answered' && answer.status === 201 ? madeForm.safeParse(answer.body).data : null
      if (made) return { kind: 'accepted', provider: 'twilio', providerId: made.sid }
      if (answer.kind !== 'answered') return unsuccessful(answer, 'Twilio Verify')
      const fault = errorForm.safeParse(answer.body).data?.code
      if (answer.status === 401) alarm({ status: answer.status, code: fault })
      const why = `Twilio Verify ${fault ?? answer.status}`
      if (answer.status < 300) return { kind: 'unknown', why: 'Twilio Verify answered nonsense' }
      return fault !== undefined && forGood.has(fault) ? { kind: 'refused', why } : unsuccessful(answer, why)
    },
    /** Their routes are chosen by which codes arrive, so they ask to be told. Answers false where it should be told again. */
    tellEntered: async (phone: string): Promise<boolean> => {
      const url = `${base}/${encodeURIComponent(phone)}`
      const answer = await callProvider({ url, authorization, form: { Status: 'approved' } }, account.totalMs)
      // What they no longer know is over.
      return answer.kind === 'answered' && (answer.status < 300 || answer.status === 404)
    },
  }
}
