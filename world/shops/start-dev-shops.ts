import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Store } from '#catalog/stores/stores.ts'
import { GOODS } from './goods.ts'
import { type DemoLink, demoLinks, devHosts, SHORT_TARGET } from './links.ts'
import { captchaPage, listPage, missingPage } from './odd-pages.ts'
import { ODD_PATHS } from './odd-paths.ts'
import { drawing, pictureFile } from './pictures.ts'
import { productPage } from './product-page.ts'
import { DEV_SHOPS, type DevShop, SHORT_HOST } from './shops.ts'

export type DevShops = {
  readonly port: number
  readonly hosts: ReadonlySet<string>
  readonly stores: readonly Store[]
  readonly links: readonly DemoLink[]
  readonly close: () => Promise<void>
}

/** Opens our own shops on this machine (port 0: any free one). Nothing of them exists in production. */
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
  const picture = url.pathname.match(/^\/pictures\/([a-z]+)\.(png|svg)$/)
  if (picture) return sendPicture(response, picture[1]!, picture[2] === 'svg')
  const good = GOODS.find((one) => one.shop === shop && one.path === url.pathname)
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

async function sendPicture(response: ServerResponse, name: string, isDrawing: boolean): Promise<void> {
  const svg = drawing(name)
  if (!svg) return void response.writeHead(404).end()
  const headers = { 'cache-control': 'public, max-age=3600', 'access-control-allow-origin': '*' }
  if (isDrawing) return void response.writeHead(200, { ...headers, 'content-type': 'image/svg+xml' }).end(svg)
  response.writeHead(200, { ...headers, 'content-type': 'image/png' }).end(await pictureFile(name, svg))
}
