import { definePort } from '#platform/work/ports.ts'
import { siteCodes, sites } from '#sites/sites.ts'

/** What codes to phones may cost, and where they may go. */
export type PhoneCodeRules = {
  /** Most codes to one country in a day. */
  readonly perDay: number
  /** Prefixes of more countries, beside those of the sites. */
  readonly countries: readonly string[]
}

export const phoneCodeRules = definePort<PhoneCodeRules>('phone-code-rules')

/** The prefix of the country of a number to which codes are sent: a mobile of a site's country, or of one that was added; else null. */
export function servedPrefix(phone: string, { countries }: PhoneCodeRules): string | null {
  const site = siteCodes.find((one) => sites[one].mobilePattern.test(phone))
  if (site) return sites[site].phonePrefix
  return countries.find((prefix) => phone.startsWith(prefix)) ?? null
}
