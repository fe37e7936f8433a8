import { definePort } from '#platform/work/ports.ts'
import { bySite, type Site, sites } from '#sites/sites.ts'
import type { Settings } from './settings.ts'
import { codeOf, type originSettings } from './site-settings.ts'

/** The public URL of each site, for links in mails and jobs, which have no request. */
export type SiteOrigins = Readonly<Record<Site, string>>

export const siteOrigins = definePort<SiteOrigins>('site-origins')

type OriginSettings = Pick<Settings, keyof typeof originSettings>

/** The origins from the settings; empty where they come from the request. */
export function namedOrigins(settings: OriginSettings): SiteOrigins {
  return bySite((site) => settings[`ORIGIN_${codeOf(site)}`])
}

/** From the settings (required in production), else this machine. */
export function readSiteOrigins(settings: OriginSettings & Pick<Settings, 'PORT'>): SiteOrigins {
  const here = (prefix: string) => `http://${prefix && `${prefix}.`}localhost:${settings.PORT}`
  return bySite((site) => settings[`ORIGIN_${codeOf(site)}`] || here(sites[site].hostPrefix))
}
