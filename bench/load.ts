import { Worker } from 'node:worker_threads'
import fastify from 'fastify'
import type { Load, Loaded } from './load-worker.ts'

export type Question = {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}

/** A request as text. */
export function asText({ method, path, headers = {}, body }: Question): string {
  const text = body ? JSON.stringify(body) : ''
  const said = {
    host: 'localhost',
    ...headers,
    ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
  }
  const lines = Object.entries(said).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`
}

/**
 * Sends requests with this many clients from another thread, for this time or each request once; a refused answer is a
 * fault of the bench. Requests of the first `settle` milliseconds are not counted: the clients are still connecting.
 */
export async function load(
  port: number,
  questions: readonly Question[],
  milliseconds: number,
  once = false,
  clients = 16,
  settle = 0,
): Promise<Loaded> {
  const workerData: Load = { port, clients, milliseconds, settle, requests: questions.map(asText), once }
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), { workerData })
  const loaded = await new Promise<Loaded>((resolve, reject) => worker.on('message', resolve).on('error', reject))
  if (loaded.bad > 0) throw new Error(`${loaded.bad} of ${loaded.answered} were refused: ${questions[0]?.path}`)
  return loaded
}

/** Answers per second of a bare server that parses the same request and sends an answer of the same size. */
export async function bareRate(question: Question, bytes: number): Promise<number> {
  const app = fastify()
  const answer = { data: 'x'.repeat(Math.max(1, bytes - 180)) }
  const path = question.path.split('?')[0] ?? '/'
  app.route({ method: question.method, url: path, handler: async () => answer })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await load(port, [question], 300)
  const { answered, seconds } = await load(port, [question], 1500)
  await app.close()
  return answered / seconds
}
