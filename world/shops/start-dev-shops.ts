import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import type { Store } from '#catalog/stores/stores.ts'
import { MOODS, sentAs } from '#world/simulators/feeds/moods.ts'
import { sitemapIndex, sitemapXml } from '#world/simulators/feeds/write-feeds.ts'
import { OUTLET_PATH, outletFeed } from './catalogue/outlet-feed.ts'
import { catalogueDrawing, catalogueGood, shopFeed } from './catalogue/serve-catalogue.ts'
import { KITCHEN } from './drawings-kitchen.ts'
import { ROOMS } from './drawings-rooms.ts'
import { GOODS } from './goods.ts'
import { type DemoLink, demoLinks, devHosts, SHORT_TARGET } from './links.ts'
import { ODD_PATHS } from './odd-paths.ts'
import { html, pageFrame } from './page-frame.ts'
import { productPage } from './product-page.ts'
import { DEV_SHOPS, type DevShop, HARBOR, SHORT_HOST } from './shops.ts'

const DRAWINGS: Record<string, string> = { ...KITCHEN, ...ROOMS }

const made = new Map<string, Promise<Buffer>>()

export type DevShops = {
  readonly port: number
  readonly hosts: ReadonlySet<string>
  readonly stores: readonly Store[]
  readonly links: readonly DemoLink[]
  readonly close: () => Promise<void>
}

/** Starts the invented shops on this machine (port 0: any free one). They do not exist in production. */
export async function startDevShops(port = 0): Promise<DevShops> {
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  const actual = (server.address() as AddressInfo).port
  return {
    port: actual,
    hosts: devHosts(actual),
    stores: DEV_SHOPS,
    links: demoLinks(actual),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const host = request.headers.host ?? ''
  const url = new URL(request.url ?? '/', `http://${host || 'localhost'}`)
  const port = url.port || '80'
  if (url.hostname === SHORT_HOST) return redirect(response, `${SHORT_TARGET}:${port}${ODD_PATHS.short.to}`)
  const shop = DEV_SHOPS.find((one) => one.domain === url.hostname)
  if (!shop) return page(response, 404, 'No such shop')
  const picture = url.pathname.match(/^\/pictures\/((?:things\/[a-z]+-)?[a-z]+)\.(png|svg)$/)
  if (picture) return sendPicture(response, picture[1]!, picture[2] === 'svg')
  const feed = shopFile(shop, url, `http://${host}`)
  if (feed) return void sendFeed(request, response, feed, url.searchParams.get('mood'))
  const good = GOODS.find((one) => one.shop === shop && one.path === url.pathname) ?? catalogueGood(shop, url.pathname)
  if (good) return page(response, 200, productPage(good, `http://${host}`))
  return answerOdd(shop, url.pathname, response)
}

async function answerOdd(shop: DevShop, path: string, response: ServerResponse): Promise<void> {
  const { captcha, category, guarded, slow } = ODD_PATHS
  if (shop === captcha.shop && path === captcha.path) return page(response, 200, captchaPage())
  if (shop === guarded.shop && path === guarded.path) return page(response, 403, captchaPage())
  if (shop === slow.shop && path === slow.path)
    return void setTimeout(() => page(response, 200, missingPage(shop)), 20_000).unref()
  if (shop === category.shop && path === category.path) return page(response, 200, listPage(shop, 'Pottery and throws'))
  if (path === '/') return page(response, 200, listPage(shop, shop.tagline))
  return page(response, 404, missingPage(shop))
}

function page(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(text)
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location }).end()
}

/** What a shop lists for programs. `?mood=cut` and the like spoil it in one of the ways of the feeds' simulator. */
function shopFile(shop: DevShop, url: URL, origin: string): { readonly type: string; readonly text: string } | null {
  const { pathname, searchParams } = url
  const xml = (text: string) => ({ type: 'application/xml', text })
  if (pathname === '/sitemap.xml') return xml(sitemapIndex([`${origin}/sitemap-goods.xml`]))
  if (pathname === '/sitemap-goods.xml')
    return xml(sitemapXml(GOODS.filter((good) => good.shop === shop).map(({ path }) => `${origin}${path}`)))
  if (pathname === OUTLET_PATH && shop === HARBOR) return xml(outletFeed(origin))
  return shopFeed(shop, pathname, origin, searchParams.has('before'))
}

function sendFeed(
  request: IncomingMessage,
  response: ServerResponse,
  { text, type }: { readonly type: string; readonly text: string },
  mood: string | null,
): void {
  const { status, bytes, headers } = sentAs(text, type, MOODS.find((one) => one === mood) ?? 'well')
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}"`
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end()
  response.writeHead(status, { ...headers, etag }).end(bytes)
}

async function sendPicture(response: ServerResponse, name: string, isDrawing: boolean): Promise<void> {
  const svg = drawing(name)
  if (!svg) return void response.writeHead(404).end()
  const headers = { 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' }
  if (isDrawing) return void response.writeHead(200, { ...headers, 'content-type': 'image/svg+xml' }).end(svg)
  response.writeHead(200, { ...headers, 'content-type': 'image/png' }).end(await pictureFile(name, svg))
}

/** What a bot guard answers instead of the page. */
function captchaPage(): string {
  return pageFrame(HARBOR, {
    title: 'Just a moment...',
    body: '<h2>Checking your browser</h2><p>Verify you are human to go on.</p><div id="captcha-box"></div>',
  })
}

function missingPage(shop: DevShop): string {
  return pageFrame(shop, { title: 'Page not found', body: '<h1>404</h1><p>This page has sailed.</p>' })
}

/** A shop's list page: many names and prices, but no single product. */
function listPage(shop: DevShop, title: string): string {
  const goods = GOODS.filter((good) => good.shop === shop)
  const cards = goods.map(
    (good) =>
      `<a class="product-card" href="${good.path}"><img src="/pictures/${good.picture}.png" width="400" height="400" alt=""><h2>${html(good.title)}</h2><span class="price">${html(good.shown)}</span></a>`,
  )
  const items = goods.map((good, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: { '@type': 'Product', name: good.title, offers: { price: good.price, priceCurrency: shop.currency } },
  }))
  const head = `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'CollectionPage', mainEntity: { '@type': 'ItemList', itemListElement: items } })}</script>`
  return pageFrame(shop, {
    title,
    head,
    body: `<h1>${html(title)}</h1><div class="grid product-grid">${cards.join('')}</div>`,
  })
}

/** The drawing of a product, or null if there is none. */
function drawing(name: string): string | null {
  return DRAWINGS[name] ?? (name.startsWith('things/') ? catalogueDrawing(name.slice('things/'.length)) : null)
}

/** The drawing as a photo-sized file, rendered once. */
function pictureFile(name: string, svg: string): Promise<Buffer> {
  const file = made.get(name) ?? sharp(Buffer.from(svg)).resize(720, 720).png({ compressionLevel: 8 }).toBuffer()
  made.set(name, file)
  return file
}
