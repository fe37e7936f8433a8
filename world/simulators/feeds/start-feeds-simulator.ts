import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { MOODS, type Mood, sentAs } from './moods.ts'

type Listed = { readonly text: string; readonly type: string }

export type FeedsSimulator = {
  readonly url: string
  /** `host:port`, for the guard of links. */
  readonly host: string
  /** Puts a file at a path, in place of the one before. */
  readonly put: (path: string, text: string, type?: string) => void
  readonly spoil: (path: string, mood: Mood) => void
  /** Requests so far, as `GET /path 200`. */
  readonly asked: string[]
  readonly close: () => Promise<void>
}

/**
 * A server of feeds as shops and affiliate networks have them: files with versions (ETag), and Shopify's pages. `POST /_control` with
 * `path=/shop.xml&mood=half` spoils a file in one of the ways of `moods.ts`.
 */
export async function startFeedsSimulator(port = 0): Promise<FeedsSimulator> {
  const files = new Map<string, Listed>()
  const moods = new Map<string, Mood>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    response.on('finish', () => asked.push(`${request.method} ${request.url} ${response.statusCode}`))
    if (request.url === '/_control') return void control(request, response, moods)
    answer(request, response, files, moods)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  const host = `feeds.localhost:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${host}`,
    host,
    put: (path, text, type = path.endsWith('.xml') ? 'application/xml' : 'text/csv') => files.set(path, { text, type }),
    spoil: (path, mood) => void moods.set(path, mood),
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  files: ReadonlyMap<string, Listed>,
  moods: ReadonlyMap<string, Mood>,
): void {
  const path = request.url ?? '/'
  const file = files.get(path) ?? files.get(path.split('?', 1)[0]!)
  if (!file) return void response.writeHead(path.includes('products.json') ? 200 : 404).end('{"products":[]}')
  const mood = moods.get(path) ?? 'well'
  const { status, bytes, headers, dropAfter } = sentAs(file.text, file.type, mood)
  const etag = `"${createHash('sha256').update(bytes).update(mood).digest('hex').slice(0, 20)}"`
  if (status === 200 && request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end()
  // As shops do: a good file is packed for who asks for it.
  const isPacked = mood === 'well' && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  const sent = isPacked ? gzipSync(bytes) : bytes
  const packing = isPacked ? { 'content-encoding': 'gzip', vary: 'accept-encoding' } : {}
  response.writeHead(status, { ...headers, ...packing, ...(status === 200 ? { etag } : {}) })
  if (dropAfter === undefined) return void response.end(sent)
  response.write(bytes.subarray(0, dropAfter), () => response.destroy())
}

async function control(request: IncomingMessage, response: ServerResponse, moods: Map<string, Mood>): Promise<void> {
  let said = ''
  for await (const chunk of request) said += chunk
  const form = new URLSearchParams(said)
  const mood = MOODS.find((one) => one === form.get('mood'))
  const path = form.get('path')
  if (mood && path) moods.set(path, mood)
  response.writeHead(mood && path ? 200 : 422, { 'content-type': 'text/plain' })
  response.end(mood && path ? `${path}: ${mood}\n` : `path=/…&mood=${MOODS.join('|')}\n`)
}
