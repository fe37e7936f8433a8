import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { ConsentRow } from './read-consents.ts'

const texts = {
  yes: m.tracking_consents_yes,
  no: m.tracking_consents_no,
  asked: m.tracking_consents_asked,
  confirmed: m.tracking_consents_confirmed,
  left: m.tracking_consents_left,
  bounced: m.tracking_consents_bounced,
  complained: m.tracking_consents_complained,
} as const satisfies Readonly<Record<ConsentRow['said'], unknown>>

/** What was said, in the reader's language. */
export function sayConsent(said: ConsentRow['said'], locale: Locale): string {
  return texts[said]({}, { locale })
}
