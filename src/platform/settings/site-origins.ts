import { definePort } from '#platform/work/ports.ts'
import { bySite, type Site, sites } from '#sites/sites.ts'
import type { Settings } from './settings.ts'
import { codeOf, type originSettings } from './site-settings.ts'

/** Where each site is reached from outside: what a mail or a job builds its links on, having no request to ask. */
export type SiteOrigins = Readonly<Record<Site, string>>

export const siteOrigins = definePort<SiteOrigins>('site-origins')

type OriginSettings = Pick<Settings, keyof typeof originSettings>

/** The origins that the settings name; empty where they follow from the request. */
export function namedOrigins(settings: OriginSettings): SiteOrigins {
  return bySite((site) => settings[`ORIGIN_${codeOf(site)}`])
}

/** As the settings say (production insists on them), else this machine, as the welcome text names it. */
export function readSiteOrigins(settings: OriginSettings & Pick<Settings, 'PORT'>): SiteOrigins {
  const here = (prefix: string) => `http://${prefix && `${prefix}.`}localhost:${settings.PORT}`
  return bySite((site) => settings[`ORIGIN_${codeOf(site)}`] || here(sites[site].hostPrefix))
}
