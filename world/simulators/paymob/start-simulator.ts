import formbody from '@fastify/formbody'
import fastify from 'fastify'
import { emptyBook } from './book.ts'
import { control } from './control.ts'
import { hostedPage } from './hosted-page.ts'
import { merchantApi } from './merchant-api.ts'

export type SimulatorOptions = {
  readonly port: number
  readonly secretKey: string
  readonly publicKey: string
  readonly hmacSecret: string
  readonly apiKey: string
  readonly integrations: { readonly EGP: number; readonly AED: number; readonly wallet?: number }
  /** Where callbacks go when an intention names no `notification_url`. */
  readonly callbackUrl: string
  /** How long a payment left pending stays so, and how late a late callback is. */
  readonly pendingMs?: number
  readonly lateMs?: number
}

export type PaymobSimulator = { readonly url: string; readonly close: () => Promise<void> }

/** Starts a stand-in for Paymob on an origin of its own. Only for development and tests: it takes no money. */
export async function startPaymobSimulator(options: SimulatorOptions): Promise<PaymobSimulator> {
  const book = emptyBook()
  const app = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  await app.register(formbody)
  app.addHook('preHandler', async (request) => {
    if (!request.url.startsWith('/_control') && !request.url.startsWith('/unifiedcheckout')) {
      book.requests.push({ method: request.method, path: request.url, body: request.body ?? null })
      if (book.requests.length > 1_000) book.requests.shift()
    }
  })
  merchantApi(app, book, options)
  hostedPage(app, book, options)
  control(app, book)
  const url = await app.listen({ port: options.port, host: '127.0.0.1' })
  return { url, close: () => app.close() }
}
