import assert from 'node:assert/strict'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createSocketServer } from 'node:net'
import { after, before, test } from 'node:test'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { makePageFetcher } from './guarded-fetch.ts'

const PAGE = '<!doctype html><html><title>Lamp</title></html>'
const running: Server[] = []
let canaryPort = 0
let canaryHits = 0
let shopPort = 0
const drips = new Set<NodeJS.Timeout>()

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  running.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const routes: Record<string, RequestListener> = {
  '/page': (_, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE),
  '/arabic': (_, response) =>
    response
      .setHeader('content-type', 'text/html; charset=windows-1256')
      .end(Buffer.from('<title>\xe3\xd5\xc8\xc7\xcd</title>', 'latin1')),
  '/gzip': (_, response) =>
    response.setHeader('content-type', 'text/html').setHeader('content-encoding', 'gzip').end(gzipSync(PAGE)),
  '/twice': (_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .setHeader('content-encoding', 'gzip, br')
      .end(brotliCompressSync(gzipSync(PAGE))),
  '/many': (_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .setHeader('content-encoding', 'gzip, gzip, gzip')
      .end(gzipSync(gzipSync(gzipSync(PAGE)))),
  '/bomb': (_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .setHeader('content-encoding', 'gzip')
      .end(gzipSync(Buffer.alloc(60_000_000, 32))),
  '/brbomb': (_, response) =>
    response
      .setHeader('content-type', 'text/html')
      .setHeader('content-encoding', 'br')
      .end(brotliCompressSync(Buffer.alloc(60_000_000, 32))),
  '/broken': (_, response) =>
    response.setHeader('content-type', 'text/html').setHeader('content-encoding', 'gzip').end('not gzip at all'),
  '/big': (_, response) => response.setHeader('content-type', 'text/html').end(Buffer.alloc(4_000_000, 97)),
  '/image': (_, response) => response.setHeader('content-type', 'image/png').end('x'),
  '/untyped': (_, response) => response.end('plain words'),
  '/404': (_, response) => response.writeHead(404).end(),
  '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/moved': (_, response) => response.writeHead(301, { location: '/page' }).end(),
  '/silent': () => undefined,
  '/drip': (_, response) => {
    response.setHeader('content-type', 'text/html')
    const timer = setInterval(() => response.write('a'), 50)
    drips.add(timer)
  },
}

before(async () => {
  canaryPort = await listen((_, response) => {
    canaryHits++
    response.setHeader('content-type', 'text/html').end(PAGE)
  })
  shopPort = await listen((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x')
    const target = url.searchParams.get('to')
    if (target) return void response.writeHead(302, { location: target }).end()
    routes[url.pathname]?.(request, response)
  })
})
after(() => {
  for (const timer of drips) clearInterval(timer)
  for (const server of running) {
    server.closeAllConnections()
    server.close()
  }
})

const fetcher = (limitMs = 20_000) => makePageFetcher({ allow: new Set([`shop.localhost:${shopPort}`]), limitMs })
const shop = (path: string) => `http://shop.localhost:${shopPort}${path}`
const reason = async (url: string, limitMs?: number) => {
  const answer = await fetcher(limitMs).fetchPage(url)
  return answer.ok ? 'ok' : answer.reason
}

test('a shop is read: redirects are followed, charsets and encodings decoded', async () => {
  const moved = await fetcher().fetchPage(shop('/moved'))
  assert.deepEqual(moved, { ok: true, url: shop('/page'), html: PAGE })
  for (const path of ['/gzip', '/twice']) assert.equal(await reason(shop(path)), 'ok', path)
  const arabic = await fetcher().fetchPage(shop('/arabic'))
  assert.equal(arabic.ok && arabic.html, '<title>مصباح</title>')
})

test('a page that is too large, too slow or no page is refused with its reason', async () => {
  const expected: Record<string, string> = {
    '/bomb': 'TOO_BIG',
    '/brbomb': 'TOO_BIG',
    '/big': 'TOO_BIG',
    '/many': 'BAD_ENCODING',
    '/broken': 'BAD_ENCODING',
    '/image': 'NOT_HTML',
    '/untyped': 'NOT_HTML',
    '/404': 'HTTP_404',
    '/loop': 'TOO_MANY_REDIRECTS',
  }
  for (const [path, wanted] of Object.entries(expected)) assert.equal(await reason(shop(path)), wanted, path)
  const before = Date.now()
  assert.equal(await reason(shop('/drip'), 400), 'TIMEOUT')
  assert.equal(await reason(shop('/silent'), 400), 'TIMEOUT')
  assert.ok(Date.now() - before < 8000, 'one clock for the whole fetch')
})

test('endless headers are cut', async () => {
  const server = createSocketServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('HTTP/1.1 200 OK\r\n')
    const timer = setInterval(() => socket.write(`x-${Math.random()}: ${'a'.repeat(4000)}\r\n`), 5)
    socket.on('close', () => clearInterval(timer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = (server.address() as AddressInfo).port
  const answer = await makePageFetcher({ allow: new Set([`shop.localhost:${port}`]), limitMs: 3000 }).fetchPage(
    `http://shop.localhost:${port}/`,
  )
  server.close()
  assert.deepEqual(answer, { ok: false, reason: 'TOO_BIG' })
})

test('a compression bomb does not fill the memory', async () => {
  const before = process.memoryUsage().rss
  for (let round = 0; round < 5; round++) assert.equal(await reason(shop('/bomb')), 'TOO_BIG')
  assert.ok(process.memoryUsage().rss - before < 160 * 1024 * 1024)
})

test('a redirect to any address of this machine or network is not followed', async () => {
  const targets = [
    `http://127.0.0.1:${canaryPort}/`,
    `http://localhost:${canaryPort}/`,
    `http://shop.localhost:${canaryPort}/`,
    `http://0x7f000001:${canaryPort}/`,
    `http://2130706433:${canaryPort}/`,
    `http://[::1]:${canaryPort}/`,
    `http://[::ffff:127.0.0.1]:${canaryPort}/`,
    `//127.0.0.1:${canaryPort}/`,
    `http://user@127.0.0.1:${canaryPort}/`,
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:70/',
    'javascript:alert(1)',
  ]
  for (const target of targets)
    assert.equal(await reason(shop(`/go?to=${encodeURIComponent(target)}`)), 'REFUSED_ADDRESS', target)
  assert.equal(canaryHits, 0)
})

test('a name is resolved once, and refused if any of its addresses is not public', async () => {
  for (const answers of [
    ['127.0.0.1'],
    ['93.184.216.34', '10.0.0.1'],
    ['::1'],
    ['::ffff:10.0.0.1'],
    ['169.254.169.254'],
    ['fd00:ec2::254'],
    [],
  ]) {
    const answer = await makePageFetcher({ resolve: async () => answers, limitMs: 1000 }).fetchPage(
      'http://shop.evil.org/',
    )
    assert.deepEqual(answer, { ok: false, reason: 'REFUSED_ADDRESS' }, answers.join())
  }
  let asked = 0
  const rebinding = makePageFetcher({
    resolve: async () => (asked++ === 0 ? ['192.0.2.1'] : ['127.0.0.1']),
    limitMs: 500,
  })
  assert.equal((await rebinding.fetchPage('http://rebind.evil.org/')).ok, false)
  assert.equal(asked, 1)
  assert.equal(canaryHits, 0)
})

test('no more than the allowed number run at once', async () => {
  let open = 0
  let most = 0
  const port = await listen((_, response) => {
    most = Math.max(most, ++open)
    setTimeout(() => {
      open--
      response.setHeader('content-type', 'text/html').end(PAGE)
    }, 20)
  })
  const many = makePageFetcher({ allow: new Set([`shop.localhost:${port}`]), atOnce: 3 })
  const answers = await Promise.all(Array.from({ length: 12 }, () => many.fetchPage(`http://shop.localhost:${port}/`)))
  assert.ok(answers.every((answer) => answer.ok))
  assert.equal(most, 3)
})
