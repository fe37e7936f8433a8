import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { MessageNews, NewsReader, PhoneSender } from '#people/notices/notices.ports.ts'
import { callProvider, unsuccessful } from './call-provider.ts'
import { isSame } from './is-same.ts'
import { twilioVerify } from './twilio-verify.ts'

export type TwilioAccount = {
  readonly host: string
  readonly accountSid: string
  readonly authToken: string
  /** A number, a registered sender's name, or a messaging service (MG…). */
  readonly from: string
  /** Codes go by this service of Verify (VA…); empty: as any other SMS. */
  readonly verifyService: string
  readonly verifyHost: string
  /** Our origin, to which it sends news. */
  readonly newsOrigin: string
  readonly totalMs?: number
}

const messageForm = z.object({
  sid: z.string().max(64),
  status: z.string(),
  error_code: z.number().nullish(),
})
const errorForm = z.object({ code: z.number().optional(), message: z.string().optional() })
const idForm = z.uuid()

const states: Readonly<Record<string, MessageNews['state']>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
}

/** Where Twilio sends news of a message: our id stands in the address, which its signature covers. */
const twilioNewsPath = '/api/messages/news/twilio'

/** Twilio: takes an SMS, tells its states, and can be asked; codes go by its Verify where there is a service for them. */
export function twilio(account: TwilioAccount, alarm: (fault: object) => void): PhoneSender {
  const base = `${account.host}/2010-04-01/Accounts/${account.accountSid}/Messages`
  const authorization = `Basic ${Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')}`
  const sender: Readonly<Record<string, string>> = account.from.startsWith('MG')
    ? { MessagingServiceSid: account.from }
    : { From: account.from }
  const verify = account.verifyService
    ? twilioVerify({ ...account, host: account.verifyHost, serviceSid: account.verifyService }, alarm)
    : null
  return {
    ...(verify && { tellEntered: verify.tellEntered }),
    send: async ({ code, ...message }) => {
      if (verify && code !== null) return verify.send({ ...message, code })
      const { id, to, text } = message
      const news = `${account.newsOrigin}${twilioNewsPath}?notice=${id}`
      const form = { To: to, ...sender, Body: text, StatusCallback: news }
      const answer = await callProvider({ url: `${base}.json`, authorization, form }, account.totalMs)
      const made = answer.kind === 'answered' && answer.status === 201 ? messageForm.safeParse(answer.body).data : null
      if (made) return { kind: 'accepted', provider: 'twilio', providerId: made.sid }
      if (answer.kind !== 'answered') return unsuccessful(answer, 'Twilio')
      const fault = errorForm.safeParse(answer.body).data
      if (answer.status === 401 || answer.status === 403) alarm({ status: answer.status, code: fault?.code })
      if (answer.status < 300) return { kind: 'unknown', why: 'Twilio answered nonsense' }
      return unsuccessful(answer, `Twilio ${fault?.code ?? answer.status}`)
    },
    ask: async (providerId) => {
      if (!/^[SM]M[0-9a-zA-Z]{1,40}$/.test(providerId)) return null
      const url = `${base}/${providerId}.json`
      const answer = await callProvider({ url, method: 'GET', authorization }, account.totalMs)
      const found = answer.kind === 'answered' && answer.status === 200 ? messageForm.safeParse(answer.body).data : null
      const state = found && states[found.status]
      return state ? { state, why: state === 'failed' ? `Twilio ${found.error_code ?? ''}` : null } : null
    },
  }
}

/** Reads their status callbacks: a form, signed with our token over the whole address and its sorted fields. */
export function twilioNews({ authToken, newsOrigin }: Pick<TwilioAccount, 'authToken' | 'newsOrigin'>): NewsReader {
  return {
    read: ({ rawBody, headers, path }) => {
      const fields = new URLSearchParams(rawBody.toString('utf8'))
      const given = headers['x-twilio-signature']
      const url = `${newsOrigin}${path}`
      if (authToken === '' || typeof given !== 'string') return null
      if (!isSame(given, signTwilio(authToken, url, fields))) return null
      const noticeId = idForm.safeParse(new URL(url).searchParams.get('notice')).data
      const state = states[fields.get('MessageStatus') ?? '']
      if (!noticeId || !state) return []
      return [{ noticeId, state, why: state === 'failed' ? `Twilio ${fields.get('ErrorCode') ?? ''}`.trim() : null }]
    },
  }
}

export function signTwilio(authToken: string, url: string, fields: URLSearchParams): string {
  const names = [...new Set(fields.keys())].sort()
  const text = names
    .map((name) =>
      fields
        .getAll(name)
        .map((value) => `${name}${value}`)
        .join(''),
    )
    .join('')
  return createHmac('sha1', authToken).update(`${url}${text}`).digest('base64')
}
