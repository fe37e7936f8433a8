import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page that Zyte can reach: its product, or the shop's own status. */
export type SimulatedPage = { readonly product?: Readonly<Record<string, unknown>>; readonly statusCode?: number }

export type ZyteSimulator = {
  readonly url: string
  /** The requested addresses, in order. */
  readonly asked: readonly string[]
  /** The next answers have these statuses, before any page is looked up; 0 never answers. */
  readonly failNext: (...statuses: readonly number[]) => void
  readonly close: () => Promise<void>
}

type Simulated = { readonly key: string; readonly port?: number; readonly pages: ReadonlyMap<string, SimulatedPage> }

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Authentication Key Not Found',
  404: 'Not Found',
  422: 'Unprocessable Request',
  429: 'Too Many Requests',
  451: 'Domain Forbidden',
  503: 'Service Overloaded',
  520: 'Website Ban',
  521: 'Download Error',
}

/** Starts a stand-in for the Zyte API with its own origin: only for development and tests. */
export async function startZyteSimulator({ key, port = 0, pages }: Simulated): Promise<ZyteSimulator> {
  const asked: string[] = []
  const faults: number[] = []
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST' || request.url !== '/v1/extract') return problem(response, 404)
    const given = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString()
    if (given !== `${key}:`) return problem(response, 401)
    const wanted = wantedUrl(await bodyOf(request))
    if (!wanted) return problem(response, 400)
    asked.push(wanted)
    const fault = faults.shift()
    if (fault === 0) return
    if (fault !== undefined) return problem(response, fault)
    const page = pages.get(wanted)
    if (!page) return problem(response, 521)
    const product = page.product && { url: wanted, metadata: { probability: 0.98 }, ...page.product }
    const said = { url: wanted, statusCode: page.statusCode ?? 200, ...(product && { product }) }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  }
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    failNext: (...statuses) => void faults.push(...statuses),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}

function wantedUrl(text: string): string | null {
  try {
    const body = JSON.parse(text) as { url?: unknown; product?: unknown }
    return typeof body.url === 'string' && body.product === true ? body.url : null
  } catch {
    return null
  }
}

function problem(response: ServerResponse, status: number): void {
  const title = TITLES[status] ?? 'Internal Error'
  const type = `/${title.toLowerCase().replaceAll(' ', '-')}`
  response
    .writeHead(status, { 'content-type': 'application/problem+json' })
    .end(JSON.stringify({ type, title, status, detail: `${title}.` }))
}
