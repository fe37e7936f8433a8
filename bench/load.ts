import { Worker } from 'node:worker_threads'
import fastify from 'fastify'
import type { Load, Loaded } from './load-worker.ts'

export type Question = {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
}

/** A question as it goes over the line. */
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
 * Asks with so many clients from another thread, for so long or each question once; a refused answer is a fault of the bench.
 * What they ask in the first `settle` milliseconds is not counted: they are just coming in.
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

/** What a bare server does with the same question and as many bytes of answer: parses, and sends. Answers per second. */
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
