import type { SimulatedPage } from '#world/simulators/zyte/start-zyte-simulator.ts'
import { GOODS } from './goods.ts'
import { ODD_PATHS } from './odd-paths.ts'
import { DEV_SHOPS, HARBOR, SHORT_HOST } from './shops.ts'

/** A link that a demo user may paste, and the correct result for it. */
export type DemoLink = {
  readonly name: string
  readonly url: string
  readonly title: string | null
  readonly price: string | null
  readonly currency: string | null
  readonly availability: 'in_stock' | 'out_of_stock' | 'unknown'
  readonly country: string
  readonly weightGrams: number | null
  /** Why no product is read; null if one is. */
  readonly reason: string | null
}

/** All demo links for shops that listen on `port`. */
export function demoLinks(port: number): readonly DemoLink[] {
  const goods = GOODS.map((good) => ({
    name: good.picture,
    url: `http://${good.shop.domain}:${port}${good.path}`,
    title: good.title,
    price: good.price,
    currency: good.price === null ? null : good.shop.currency,
    availability:
      good.price === null ? ('unknown' as const) : good.inStock ? ('in_stock' as const) : ('out_of_stock' as const),
    country: good.shop.country,
    weightGrams: good.weightGrams,
    reason: null,
  }))
  const lamp = goods[0]!
  const odd = (name: 'captcha' | 'guarded' | 'missing' | 'category' | 'slow', reason: string): DemoLink => ({
    name,
    url: `http://${ODD_PATHS[name].shop.domain}:${port}${ODD_PATHS[name].path}`,
    title: null,
    price: null,
    currency: null,
    availability: 'unknown',
    country: ODD_PATHS[name].shop.country,
    weightGrams: null,
    reason,
  })
  return [
    ...goods,
    { ...lamp, name: 'short', url: `http://${SHORT_HOST}:${port}${ODD_PATHS.short.path}` },
    odd('captcha', 'CAPTCHA'),
    odd('guarded', 'HTTP_403'),
    odd('missing', 'HTTP_404'),
    odd('category', 'CATEGORY'),
    odd('slow', 'TIMEOUT'),
  ]
}

/** What the guard allows in development: exactly these hosts on exactly this port. */
export function devHosts(port: number): ReadonlySet<string> {
  return new Set([...DEV_SHOPS.map((shop) => `${shop.domain}:${port}`), `${SHORT_HOST}:${port}`])
}

/** What the simulated provider knows about pages that refuse a plain fetch. */
export function providerPages(port: number): ReadonlyMap<string, SimulatedPage> {
  const { shop, path } = ODD_PATHS.guarded
  const picture = { url: `http://${shop.domain}:${port}/pictures/lamp.png` }
  const product = {
    name: 'Quarterdeck Wall Clock',
    price: '58.00',
    currency: shop.currency,
    availability: 'InStock',
    brand: { name: 'Harbor Goods' },
    sku: 'HG-4410',
    mainImage: picture,
    additionalProperties: [{ name: 'Item weight', value: '900 g' }],
    variants: [{ color: 'Brass' }, { color: 'Black' }],
  }
  return new Map([[`http://${shop.domain}:${port}${path}`, { product }]])
}

export const SHORT_TARGET = `http://${HARBOR.domain}`
