import { egyptData } from './egypt.ts'
import { emiratesData } from './emirates.ts'
import type { SiteData } from './site.ts'
import type { Site } from './sites.ts'

/** What only the server knows of each site. */
export const siteData: Readonly<Record<Site, SiteData>> = { eg: egyptData, ae: emiratesData }
