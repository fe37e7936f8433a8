import type { Visit } from '#platform/http/visit.ts'
import { type SiteOrigins, siteOrigins } from '#platform/settings/site-origins.ts'
import { siteCodes, sites } from '#sites/sites.ts'

/**
 * The domain that passkeys are made for (the RP ID): what all sites share after their own first label (`www.`, `ae.`),
 * so that a passkey opens the account on each of them; otherwise the visited host. It must never move: passkeys of
 * another domain open nothing.
 */
export function passkeyDomain(visit: Pick<Visit, 'origin' | 'ports'>): string {
  return domainOf(visit.origin, visit.ports.get(siteOrigins))
}

export function domainOf(origin: string, origins: SiteOrigins): string {
  const host = new URL(origin).hostname
  const named = Object.values(origins).filter(Boolean)
  const shared = new Set(named.map((one) => withoutSite(new URL(one).hostname)))
  const [domain = ''] = shared
  const isShared = shared.size === 1 && domain.includes('.') && withoutSite(host) === domain
  return isShared ? domain : host
}

const firstLabels: ReadonlySet<string> = new Set(['www', ...siteCodes.map((site) => sites[site].hostPrefix)])

function withoutSite(host: string): string {
  const [first = '', ...rest] = host.split('.')
  return firstLabels.has(first) && rest.length > 1 ? rest.join('.') : host
}
