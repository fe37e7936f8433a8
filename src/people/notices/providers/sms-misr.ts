import { z } from 'zod'
import type { PhoneMessage, PhoneSender, SendAnswer } from '#people/notices/notices.ports.ts'
import { callProvider, unsuccessful } from './call-provider.ts'

export type SmsMisrAccount = {
  readonly host: string
  readonly username: string
  readonly password: string
  /** The registered sender's token. */
  readonly sender: string
  /** The token of the template for codes; empty: codes go as any other SMS. */
  readonly codeTemplate: string
  readonly isTest: boolean
  readonly totalMs?: number
}

// They spell these names in either case, and numbers as text or not.
const said = z.union([z.string(), z.number()]).transform(String)
const answerForm = z
  .record(z.string(), z.unknown())
  .transform((body) => new Map(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value])))
  .transform((body) => ({ code: said.safeParse(body.get('code')).data, id: said.safeParse(body.get('smsid')).data }))

/** Their codes for a message that was taken, and for what they could take later: no credit, an update of theirs, a wrong key. */
const taken = new Set(['1901', '4901'])
const laterCodes = new Set(['1903', '1906', '1907', '4903', '4906', '4907'])

/** SMS Misr, in Egypt. It answers errors with 200, so only its own code counts. It sends no news and cannot be asked. */
export function smsMisr(account: SmsMisrAccount, alarm: (fault: object) => void): PhoneSender {
  return {
    send: async (message) => {
      const answer = await callProvider(callFor(account, message), account.totalMs)
      if (answer.kind !== 'answered' || answer.status !== 200)
        return unsuccessful(answer, `SMS Misr ${statusOf(answer)}`)
      const read = answerForm.safeParse(answer.body)
      const code = read.data?.code ?? ''
      if (taken.has(code)) return { kind: 'accepted', provider: 'smsmisr', providerId: read.data?.id ?? null }
      return refusal(code, alarm)
    },
  }
}

function refusal(code: string, alarm: (fault: object) => void): SendAnswer {
  const why = `SMS Misr ${code || 'answered nonsense'}`
  if (/^[14]90[346]$/.test(code)) alarm({ code })
  if (code === '') return { kind: 'unknown', why }
  return { kind: laterCodes.has(code) ? 'later' : 'refused', why }
}

function callFor({ host, ...account }: SmsMisrAccount, { to, text, locale, code }: PhoneMessage) {
  const { username, password, sender, codeTemplate } = account
  const shared = {
    environment: account.isTest ? '2' : '1',
    username,
    password,
    sender,
    mobile: to.replace(/^\+/, ''),
  }
  if (code !== null && codeTemplate !== '')
    return { url: `${host}/api/OTP/`, form: { ...shared, template: codeTemplate, otp: code } }
  return { url: `${host}/api/SMS/`, form: { ...shared, language: locale === 'ar' ? '2' : '1', message: text } }
}

function statusOf(answer: { readonly kind: string; readonly status?: number }): string {
  return answer.status === undefined ? answer.kind : String(answer.status)
}
