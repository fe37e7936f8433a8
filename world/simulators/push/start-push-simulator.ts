import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decryptPush } from './decrypt-push.ts'
import { vapidFault } from './vapid-fault.ts'

type PushedMessage = {
  readonly browser: string
  readonly text: string
  readonly ttl: number
  readonly topic: string
}
type Browser = { readonly privateKey: Buffer; readonly publicKey: Buffer; readonly auth: Buffer; status: number }

/**
 * A stand-in for a push service and the browsers behind it: it checks who sends (VAPID), decrypts with the browser's own keys,
 * and answers what it was told to. Its controls: `POST /_control/browsers` makes one, `POST /_control/browsers/ID?status=410`
 * changes how it is answered for, `GET /_control/messages` shows what arrived.
 */
export async function startPushSimulator(options: { readonly port: number; readonly publicKey: string }) {
  const browsers = new Map<string, Browser>()
  const messages: PushedMessage[] = []
  let origin = ''
  const server = createServer((request, response) => {
    const answer = (status: number, body: object = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      response.end(JSON.stringify(body))
    }
    respond(request, answer).catch((fault: unknown) => answer(400, { fault: String(fault) }))
  })

  async function respond(request: IncomingMessage, answer: (status: number, body?: object) => void): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin)
    const [, first = '', second, third] = pathname.split('/')
    if (first === '_control' && second === 'messages') return answer(200, { messages })
    if (first === '_control' && third !== undefined) {
      const browser = browsers.get(third)
      if (browser) browser.status = Number(searchParams.get('status') ?? 201)
      return answer(browser ? 200 : 404)
    }
    if (first === '_control') return answer(201, newBrowser())
    if (request.method !== 'POST' || first !== 'push') return answer(404)
    const body = await bodyOf(request)
    const browser = browsers.get(second ?? '')
    if (!browser) return answer(404)
    const fault = vapidFault(String(request.headers.authorization ?? ''), { origin, publicKey: options.publicKey })
    if (fault) return answer(403, { fault })
    if (body.length > 4_096) return answer(413)
    if (request.headers.ttl === undefined || request.headers['content-encoding'] !== 'aes128gcm') return answer(400)
    if (browser.status !== 201) return answer(browser.status)
    const text = decryptPush(body, browser)
    messages.push({
      browser: second ?? '',
      text,
      ttl: Number(request.headers.ttl),
      topic: String(request.headers.topic),
    })
    return answer(201)
  }

  function newBrowser() {
    const keys = createECDH('prime256v1')
    keys.generateKeys()
    const id = randomBytes(18).toString('base64url')
    const auth = randomBytes(16)
    browsers.set(id, { privateKey: keys.getPrivateKey(), publicKey: keys.getPublicKey(), auth, status: 201 })
    return {
      id,
      endpoint: `${origin}/push/${id}`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    }
  }

  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(options.port, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: origin,
    host: new URL(origin).host,
    newBrowser,
    messages: () => messages,
    answerFor: (id: string, status: number) => {
      const browser = browsers.get(id)
      if (browser) browser.status = status
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
