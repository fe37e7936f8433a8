import { outgoingChannels } from '#platform/work/outgoing-channels.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Missing } from './notices.ports.ts'

/** What cannot be sent here, by name: `SMS (EG)`. */
export function nameMissing({ channel, country }: Missing, locale: Locale): string {
  const name = outgoingChannels[channel].name[locale]
  return country === null
    ? name
    : `${name} (${new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country})`
}
