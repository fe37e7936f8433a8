import { createHmac } from 'node:crypto'
import { request } from 'undici'
import type { Book, SimulatedMessage } from './book.ts'
import type { MessagesOptions } from './options.ts'

type Call = { readonly to: string; readonly headers: Readonly<Record<string, string>>; readonly body: string }

/** Tells the shop what became of a message, signed as its company signs. SMS Misr tells nothing. */
export async function tellNews(
  book: Book,
  options: MessagesOptions,
  message: SimulatedMessage,
  state: string,
): Promise<void> {
  message.state = state
  const call =
    message.company === 'twilio'
      ? ofTwilio(options, message)
      : message.company === 'whatsapp'
        ? ofWhatsApp(options, message)
        : null
  if (!call) return
  for (let time = 0; time < book.mood.times; time += 1)
    book.sent.push({ id: message.id, state, status: await post(spoiled(book, call)) })
}

/** `base64(HMAC-SHA1(token, address + sorted names and values))`. */
export function signAsTwilio(token: string, url: string, fields: Readonly<Record<string, string>>): string {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}${fields[name]}`)
    .join('')
  return createHmac('sha1', token)
    .update(url + text)
    .digest('base64')
}

function ofTwilio({ twilio }: MessagesOptions, { id, to, state, callback }: SimulatedMessage): Call | null {
  if (callback === null) return null
  const fields = {
    AccountSid: twilio.accountSid,
    MessageSid: id,
    SmsSid: id,
    MessageStatus: state,
    SmsStatus: state,
    To: to,
    ...(state === 'undelivered' && { ErrorCode: '30003' }),
  }
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': signAsTwilio(twilio.authToken, callback, fields),
  }
  return { to: callback, headers, body: new URLSearchParams(fields).toString() }
}

function ofWhatsApp({ whatsapp, shop }: MessagesOptions, { id, to, state, callback }: SimulatedMessage): Call {
  const status = {
    id,
    status: state,
    timestamp: String(Math.floor(Date.now() / 1000)),
    recipient_id: to.replace('+', ''),
    ...(callback !== null && { biz_opaque_callback_data: callback }),
    ...(state === 'failed' && { errors: [{ code: 131026, title: 'Message undeliverable' }] }),
  }
  const value = {
    messaging_product: 'whatsapp',
    metadata: { phone_number_id: whatsapp.phoneNumberId },
    statuses: [status],
  }
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ value, field: 'messages' }] }],
  })
  const signature = createHmac('sha256', whatsapp.appSecret).update(body).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` }
  return { to: `${shop}/api/messages/news/whatsapp`, headers, body }
}

// The wrong one differs in its last sign alone.
function spoiled(book: Book, call: Call): Call {
  const { signature } = book.mood
  if (signature === 'right') return call
  const kept = Object.entries(call.headers).flatMap(([name, value]) => {
    if (!name.startsWith('x-')) return [[name, value]]
    return signature === 'none' ? [] : [[name, `${value.slice(0, -1)}${value.endsWith('0') ? '1' : '0'}`]]
  })
  return { ...call, headers: Object.fromEntries(kept) as Record<string, string> }
}

// Names under .localhost are this machine, but not every resolver knows that.
async function post({ to, headers: given, body }: Call): Promise<number | null> {
  try {
    const url = new URL(to)
    const here = new URL(url)
    if (here.hostname.endsWith('.localhost')) here.hostname = 'localhost'
    const answer = await request(here, {
      method: 'POST',
      headers: { ...given, host: url.host },
      body,
      signal: AbortSignal.timeout(10_000),
    })
    await answer.body.dump()
    return answer.statusCode
  } catch {
    return null
  }
}
