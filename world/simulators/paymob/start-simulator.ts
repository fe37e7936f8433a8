import formbody from '@fastify/formbody'
import fastify from 'fastify'
import { emptyBook } from './book.ts'
import { control } from './control.ts'
import { hostedPage } from './hosted-page.ts'
import { merchantApi } from './merchant-api.ts'
import type { SimulatorOptions } from './options.ts'

export type PaymobSimulator = { readonly url: string; readonly close: () => Promise<void> }

/** Starts a stand-in for Paymob with its own origin. Only for development and tests: it takes no money. */
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
