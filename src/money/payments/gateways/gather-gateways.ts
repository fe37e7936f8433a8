import type { Ports } from '#platform/work/ports.ts'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'
import type { Site } from '#sites/sites.ts'
import { type Gateways, gateways, type PaymentGateway } from './gateway.ts'

/** Collects the gateways of this shop. */
export function gatherGateways(all: readonly PaymentGateway[]): Gateways {
  return {
    all,
    of: (provider) => all.find((one) => one.provider === provider) ?? null,
    serving: (method, site) => all.find((one) => one.serves(method, site)) ?? null,
  }
}

/** Which provider takes a method's money on a site, null for none: all that use-cases may know about gateways. */
export type Routes = (method: PaymentMethod, site: Site) => string | null

export function routesOf(ports: Ports): Routes {
  const { serving } = ports.get(gateways)
  return (method, site) => serving(method, site)?.provider ?? null
}
