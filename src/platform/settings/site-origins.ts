import { definePort } from '#platform/work/ports.ts'
import type { Site } from '#sites/sites.ts'
import type { Settings } from './settings.ts'

/** Where each site is reached from outside: what a mail or a job builds its links on, having no request to ask. */
export type SiteOrigins = Readonly<Record<Site, string>>

export const siteOrigins = definePort<SiteOrigins>('site-origins')

/** As the settings say (production insists on them), else this machine, as the welcome text names it. */
export function readSiteOrigins(settings: Pick<Settings, 'ORIGIN_EG' | 'ORIGIN_AE' | 'PORT'>): SiteOrigins {
  const { ORIGIN_EG, ORIGIN_AE, PORT } = settings
  return { eg: ORIGIN_EG || `http://localhost:${PORT}`, ae: ORIGIN_AE || `http://ae.localhost:${PORT}` }
}
