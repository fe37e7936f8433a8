import { isbot } from 'isbot'
import type { VisitorAsked } from '#platform/http/visitor-asked.ts'
import type { Visitor } from '#platform/work/visitor.ts'
import { readTouch, type Touch } from './sources.ts'
import { type Came, readCame, readChoice, withTouch } from './visitor-cookies.ts'

/** Pages that other sites send back to in the middle of something: nobody arrives there. */
const returns = /^\/(ar|en)\/(payment|auth)\//

type Asked = Pick<VisitorAsked, 'url' | 'headers' | 'origin'>

/** How this request arrived from elsewhere; null for a direct visit and for a step within the shop. */
export function arrivalOf({ url, headers, origin }: Asked): Touch | null {
  const { pathname, searchParams } = addressOf(url)
  if (returns.test(pathname)) return null
  return readTouch(searchParams, foreignHost(headers.referer, origin))
}

/** Whether the visit begins with this request: a page that no page of ours led to. */
export function isEntry({ url, headers, origin }: Asked): boolean {
  const { pathname } = addressOf(url)
  if (pathname.endsWith('.data') || pathname.startsWith('/api/') || returns.test(pathname)) return false
  const site = headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'same-site') return false
  return headers.referer === undefined || foreignHost(headers.referer, origin) !== null
}

/** How a visitor who agreed came, this request among it; null for all others. */
export function cameOf({ cookies, headers, now, ...asked }: VisitorAsked): Came | null {
  if (readChoice(cookies, headers) !== 'yes') return null
  const before = readCame(cookies)
  const touch = asked.url.startsWith('/api/') ? null : arrivalOf({ ...asked, headers })
  if (touch) return withTouch(before, touch, now)
  return before ?? withTouch(null, { source: 'Organic', campaign: '', clicks: {} }, now)
}

/**
 * What is kept of a request with what it announces (`Visitor`): language, device and where it came from. Of who agreed also their first
 * and last arrival, click ids, address and browser; of all others nothing that says who it was. Null of staff.
 */
export function visitorOf(asked: VisitorAsked): Visitor | null {
  if (asked.who.kind === 'staff') return null
  const { locale, headers, ip } = asked
  const agent = one(headers['user-agent']).slice(0, 400)
  const own = { locale, device: deviceOf(agent) }
  const came = cameOf(asked)
  if (!came) {
    const { source, campaign } = arrivalOf(asked) ?? { source: isEntry(asked) ? 'Organic' : 'Unknown', campaign: '' }
    return { ...own, source, campaign }
  }
  const { first, last, client, clicks } = came
  return {
    ...own,
    source: last.source,
    campaign: last.campaign,
    lastDay: last.day,
    firstSource: first.source,
    firstCampaign: first.campaign,
    firstDay: first.day,
    client,
    ip,
    agent,
    ...clicks,
  }
}

/** Whether a person looks at this page now: no machine, and nothing that a browser loads in advance. */
export function isPerson(headers: Asked['headers']): boolean {
  const purpose = `${one(headers['sec-purpose'])} ${one(headers.purpose)}`
  const agent = one(headers['user-agent'])
  return agent !== '' && !isbot(agent) && headers['accept-language'] !== undefined && !purpose.includes('prefetch')
}

export function deviceOf(agent: string): 'phone' | 'tablet' | 'desktop' | 'unknown' {
  if (agent === '') return 'unknown'
  if (/ipad|tablet|playbook|silk|android(?!.*mobile)/i.test(agent)) return 'tablet'
  if (/mobi|iphone|ipod|android|windows phone/i.test(agent)) return 'phone'
  return /windows|macintosh|linux|cros|x11/i.test(agent) ? 'desktop' : 'unknown'
}

function foreignHost(referer: string | readonly string[] | undefined, origin: string): string | null {
  const told = one(referer)
  if (!URL.canParse(told)) return null
  const { host, hostname, protocol } = new URL(told)
  const own = new URL(origin).host
  if (!/^https?:$/.test(protocol) || host === own || sharesShop(host, own)) return null
  return hostname
}

// Our sites are neighbours: ae.marsa.example and www.marsa.example.
function sharesShop(host: string, own: string): boolean {
  const parent = (name: string) => name.split('.').slice(1).join('.')
  return parent(own).includes('.') && (parent(host) === parent(own) || host === parent(own))
}

function addressOf(url: string): URL {
  const path = url.replace(/^\/+/, '/')
  return URL.canParse(path, 'http://shop.invalid')
    ? new URL(path, 'http://shop.invalid')
    : new URL('http://shop.invalid')
}

function one(value: string | readonly string[] | undefined): string {
  return (typeof value === 'string' ? value : value?.[0]) ?? ''
}
