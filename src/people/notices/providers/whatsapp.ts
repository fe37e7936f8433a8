import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { MessageNews, NewsReader, PhoneMessage, PhoneSender } from '#people/notices/notices.ports.ts'
import { callProvider, unsuccessful } from './call-provider.ts'
import { isSame } from './is-same.ts'

export type WhatsAppAccount = {
  /** With its version: https://graph.facebook.com/v25.0. */
  readonly host: string
  readonly phoneNumberId: string
  readonly token: string
  readonly appSecret: string
  readonly verifyToken: string
  /** The approved templates, in ar and en: one of authentication, one of utility with one text in it. */
  readonly codeTemplate: string
  readonly textTemplate: string
  readonly totalMs?: number
}

const acceptedForm = z.object({ messages: z.array(z.object({ id: z.string().max(200) })).min(1) })
const errorForm = z.object({ error: z.object({ code: z.number(), message: z.string().optional() }) })
/** Codes of theirs that pass: too many calls, an outage, a message too many to one number, a token that ended. */
const laterCodes = new Set([1, 2, 4, 190, 80007, 130429, 131000, 131016, 131048, 131056, 133016])
const longestText = 1000

/** WhatsApp Cloud API: what we begin ourselves is always a template. */
export function whatsapp(account: WhatsAppAccount, alarm: (fault: object) => void): PhoneSender {
  const url = `${account.host}/${account.phoneNumberId}/messages`
  return {
    send: async (message) => {
      const authorization = `Bearer ${account.token}`
      const answer = await callProvider({ url, authorization, json: bodyOf(account, message) }, account.totalMs)
      if (answer.kind !== 'answered') return unsuccessful(answer, 'WhatsApp')
      const accepted = answer.status === 200 ? acceptedForm.safeParse(answer.body).data : null
      if (accepted) return { kind: 'accepted', provider: 'whatsapp', providerId: accepted.messages[0]?.id ?? null }
      const code = errorForm.safeParse(answer.body).data?.error.code
      if (code === 190 || answer.status === 401 || answer.status === 403) alarm({ status: answer.status, code })
      if (code === undefined && answer.status < 300) return { kind: 'unknown', why: 'WhatsApp answered nonsense' }
      const why = `WhatsApp ${code ?? answer.status}`
      return code !== undefined && laterCodes.has(code) ? { kind: 'later', why } : unsuccessful(answer, why)
    },
  }
}

function bodyOf(account: WhatsAppAccount, { id, to, text, locale, code }: PhoneMessage): object {
  const body = (said: string) => ({ type: 'body', parameters: [{ type: 'text', text: said }] })
  // A template takes no line breaks. One of authentication has the code in its button too.
  const components =
    code === null
      ? [body(text.replace(/\s+/g, ' ').slice(0, longestText))]
      : [body(code), { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: code }] }]
  return {
    messaging_product: 'whatsapp',
    to: to.replace(/^\+/, ''),
    type: 'template',
    template: {
      name: code === null ? account.textTemplate : account.codeTemplate,
      language: { code: locale },
      components,
    },
    // Sent back with its news.
    biz_opaque_callback_data: id,
  }
}

const statusForm = z.object({
  status: z.string(),
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.object({ code: z.number() })).optional(),
})
const newsForm = z.object({
  entry: z
    .array(
      z.object({
        changes: z.array(z.object({ value: z.object({ statuses: z.array(statusForm).default([]) }) })).default([]),
      }),
    )
    .default([]),
})
const idForm = z.uuid()
const states: Readonly<Record<string, MessageNews['state']>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  failed: 'failed',
}

/** Reads their news, signed over the raw body with the secret of our app; and answers who asks whether the address is ours. */
export function whatsappNews({
  appSecret,
  verifyToken,
}: Pick<WhatsAppAccount, 'appSecret' | 'verifyToken'>): NewsReader {
  return {
    read: ({ rawBody, headers }) => {
      const given = headers['x-hub-signature-256']
      if (appSecret === '' || typeof given !== 'string' || !isSame(given, signWhatsApp(appSecret, rawBody))) return null
      return newsOf(rawBody)
    },
    answerHandshake: (query) => {
      const isOurs = verifyToken !== '' && isSame(query['hub.verify_token'] ?? '', verifyToken)
      return query['hub.mode'] === 'subscribe' && isOurs ? (query['hub.challenge'] ?? '') : null
    },
  }
}

function newsOf(rawBody: Buffer): readonly MessageNews[] {
  const read = newsForm.safeParse(jsonOf(rawBody))
  if (!read.success) return []
  const told = read.data.entry.flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses))
  return told.flatMap(({ status, biz_opaque_callback_data: id, errors }) => {
    const noticeId = idForm.safeParse(id).data
    const state = states[status]
    if (!noticeId || !state) return []
    return [{ noticeId, state, why: state === 'failed' ? `WhatsApp ${errors?.[0]?.code ?? ''}`.trim() : null }]
  })
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return null
  }
}

export function signWhatsApp(appSecret: string, rawBody: Buffer | string): string {
  return `sha256=${createHmac('sha256', appSecret).update(rawBody).digest('hex')}`
}
