import assert from 'node:assert/strict'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { makePageFetcher } from './guarded-fetch.ts'
import type { PageFetcher } from './page-fetcher.ts'
import { readLink } from './read-link.ts'

const PAGE = `<title>Lamp</title><h1>Lamp</h1><script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Lamp', offers: { price: '20.00', priceCurrency: 'USD' } })}</script>`
let server: Server
let shop = ''
let inside = 0
const routes: Record<string, RequestListener> = {
  '/products/lamp': (_, response) => response.setHeader('content-type', 'text/html').end(PAGE),
  '/L4mp': (_, response) =>
    response.writeHead(302, { location: '/products/lamp?utm_source=app&utm_medium=share' }).end(),
  '/metadata': (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/inside': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/x' }).end(),
  '/named': (_, response) => response.writeHead(302, { location: 'http://printer.shop.com/p' }).end(),
}
before(async () => {
  server = createServer((request, response) => {
    inside++
    const route = routes[(request.url ?? '').split('?')[0] ?? '']
    if (route) route(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  shop = `short.localhost:${(server.address() as AddressInfo).port}`
})
after(() => server.close())

const options = () => ({ allow: new Set([shop]) })
const fetcher = (): PageFetcher => makePageFetcher({ ...options(), resolve: async () => ['10.0.0.7'], limitMs: 3000 })

test('a short link inside a shared sentence is followed, and tracking is removed from its target', async () => {
  const reading = await readLink(fetcher(), `عجبني ده http://${shop}/L4mp، شوفه`, options())
  assert.deepEqual([reading.reason, reading.facts?.title, reading.facts?.price], [null, 'Lamp', '20.00'])
  assert.equal(reading.canonicalUrl, `http://${shop}/products/lamp`)
  assert.equal(reading.source, 'page')
})

test('a redirect to a private address is stopped, whatever its name', async () => {
  const before = inside
  for (const path of ['metadata', 'inside', 'named']) {
    const reading = await readLink(fetcher(), `http://${shop}/${path}`, options())
    assert.deepEqual([reading.facts, reading.reason], [null, 'REFUSED_ADDRESS'], path)
  }
  assert.equal(inside, before + 3)
})
