import type { PhoneSender } from '#people/notices/notices.ports.ts'
import { type Site, siteCodes, sites } from '#sites/sites.ts'

/** An SMS goes to the provider of its number's country; a country without one, by `otherwise` where we are, else nowhere. */
export function routeSms(ofSite: Readonly<Record<Site, PhoneSender | null>>, otherwise: PhoneSender): PhoneSender {
  return {
    send: (message) => {
      const site = siteCodes.find((one) => message.to.startsWith(sites[one].phonePrefix))
      return ((site && ofSite[site]) ?? otherwise).send(message)
    },
  }
}
