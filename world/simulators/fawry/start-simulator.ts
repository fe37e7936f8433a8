import formbody from '@fastify/formbody'
import fastify from 'fastify'
import { emptyBook } from './book.ts'
import { control } from './control.ts'
import { hostedPage } from './hosted-page.ts'
import { merchantApi } from './merchant-api.ts'
import type { FawrySimulatorOptions } from './options.ts'
import { pointPage } from './point-page.ts'

export type FawrySimulator = { readonly url: string; readonly close: () => Promise<void> }

/** Starts a stand-in for FawryPay with its own origin. Only for development and tests: it takes no money. */
export async function startFawrySimulator(given: Omit<FawrySimulatorOptions, 'origin'>): Promise<FawrySimulator> {
  const book = emptyBook()
  let url = ''
  const options = { ...given, origin: () => url }
  const app = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  await app.register(formbody)
  app.addHook('preHandler', async (request) => {
    if (/^\/(_control|atfawry)/.test(request.url)) return
    book.requests.push({ method: request.method, path: request.url, body: request.body ?? null })
    if (book.requests.length > 1_000) book.requests.shift()
  })
  merchantApi(app, book, options)
  hostedPage(app, book, options)
  pointPage(app, book, options)
  control(app, book, options)
  url = await app.listen({ port: given.port, host: '127.0.0.1' })
  return { url, close: () => app.close() }
}
