import { m } from '#words/messages.js'

const zones: Readonly<Record<string, () => string>> = {
  'Africa/Cairo': m.notices_zone_cairo,
  'Asia/Dubai': m.notices_zone_dubai,
  'Asia/Riyadh': m.notices_zone_riyadh,
  'Europe/London': m.notices_zone_london,
  'Europe/Berlin': m.notices_zone_berlin,
  'America/New_York': m.notices_zone_new_york,
}

/** The time zones that customers live in, and the one they chose. */
export function timeZoneChoices(chosen: string): readonly { readonly value: string; readonly text: string }[] {
  const known = Object.entries(zones).map(([value, text]) => ({ value, text: text() }))
  return chosen in zones ? known : [...known, { value: chosen, text: chosen }]
}
