import type { Visitor } from '#platform/work/visitor.ts'
import type { Kind } from './add-counts.ts'
import { sources } from './sources.ts'

const devices = ['phone', 'tablet', 'desktop']

/** By what something is counted, as its visitor's request told it; with `Unknown` where there was none. */
export function kindOf(visitor: Visitor | null | undefined): Kind {
  const { locale = '', device = '', source = '', campaign = '' } = visitor ?? {}
  return {
    locale: locale === 'en' ? 'en' : 'ar',
    device: devices.includes(device) ? device : 'unknown',
    source: sources.find((one) => one === source) ?? 'Unknown',
    campaign: campaign.slice(0, 40),
  }
}
