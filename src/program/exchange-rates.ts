import type { Settings } from '#platform/settings/settings.ts'
import { cbeSource } from '#pricing/rates/cbe-source.ts'
import { cbuaeSource } from '#pricing/rates/cbuae-source.ts'
import { ecbSource } from '#pricing/rates/ecb-source.ts'
import { erApiSource } from '#pricing/rates/er-api-source.ts'
import { pegSource } from '#pricing/rates/peg-source.ts'
import type { RateSources } from '#pricing/rates/rate-sources.ts'
import { bySite, sites } from '#sites/sites.ts'
import type { Simulated } from './simulated.ts'

/** The sources that the settings name; while developing, those they do not name are simulated. The peg needs nobody. */
export function openRateSources(settings: Settings, { rates }: Simulated): RateSources {
  const at = <Source>(host: string, open: (source: { readonly host: string }) => Source): readonly Source[] => {
    const there = host || rates
    return there ? [open({ host: there })] : []
  }
  const home = {
    cbe: at(settings.CBE_BASE_URL, cbeSource),
    cbuae: at(settings.CBUAE_BASE_URL, cbuaeSource),
    peg: [pegSource],
  }
  return {
    ...bySite((site) => sites[site].rateSources.flatMap((name) => home[name])),
    crosses: [...at(settings.ECB_BASE_URL, ecbSource), ...at(settings.ER_API_BASE_URL, erApiSource)],
  }
}
