// Families whose addresses have the product number in more than one place.
import { firstPart, match, readable } from './link-forms.ts'

export function readShein(url: URL) {
  const id = match(url.pathname, /-p-(\d{5,})(?:-cat-\d+)?\.html/)
  if (id) return { id, canonical: `https://${url.hostname}${readable(url.pathname.replace(/-cat-\d+(?=\.html)/, ''))}` }
  const goods = url.searchParams.get('goods_id')
  return goods && /^\d{5,}$/.test(goods) ? { id: goods, canonical: null } : null
}

export function sheinCountry(url: URL): string | null {
  const part = url.hostname.split('.')[0] ?? ''
  if (part.length === 2 && part !== 'us') return part === 'uk' ? 'GB' : part.toUpperCase()
  return part === 'm' ? firstPart(url) : null
}

export function readFlipkart(url: URL) {
  const item = match(url.pathname, /\/p\/(itm[a-z0-9]+)/i)
  const pid = url.searchParams.get('pid')
  if (!item) return null
  const path = `https://www.flipkart.com${readable(url.pathname)}`
  return pid ? { id: pid, canonical: `${path}?pid=${pid}` } : { id: item, canonical: path }
}

export function readShopee(url: URL) {
  const ids = url.pathname.match(/-i\.(\d+)\.(\d+)/) ?? url.pathname.match(/\/product\/(\d+)\/(\d+)/)
  return ids ? { id: `${ids[1]}.${ids[2]}`, canonical: `https://${url.hostname}/product/${ids[1]}/${ids[2]}` } : null
}
