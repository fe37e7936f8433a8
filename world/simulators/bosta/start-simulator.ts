import formbody from '@fastify/formbody'
import fastify from 'fastify'
import { api } from './api.ts'
import { openBook } from './book.ts'
import { control } from './control.ts'

export type BostaSimulator = {
  /** The value for the setting BOSTA_BASE_URL. */
  readonly url: string
  /** The page where a person plays the company. */
  readonly page: string
  readonly close: () => Promise<void>
}

type Options = { readonly port: number; readonly apiKey: string; readonly file?: string }

/** Starts a stand-in for Bosta with its own origin. Only for development and tests: it delivers nothing. */
export async function startBostaSimulator({ port, apiKey, file }: Options): Promise<BostaSimulator> {
  const book = openBook(file ?? null)
  const app = fastify({ forceCloseConnections: true })
  await app.register(formbody)
  app.addHook('preHandler', async (request) => {
    if (!request.url.startsWith('/api/')) return
    book.requests.push({ method: request.method, path: request.url, body: request.body ?? null })
    if (book.requests.length > 1_000) book.requests.shift()
  })
  api(app, book, apiKey)
  control(app, book)
  const origin = await app.listen({ port, host: '127.0.0.1' })
  return { url: `${origin}/api/v2`, page: origin, close: () => app.close() }
}
