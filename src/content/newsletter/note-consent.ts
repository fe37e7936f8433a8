import type { Locale, Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

/** Where somebody said that they want the newsletter, with the sentence that stood there. */
const wordings = {
  footer: m.newsletter_consent,
  page: m.newsletter_consent,
  api: m.newsletter_consent,
  confirm_page: m.newsletter_confirm_text,
  sign_up: m.people_signup_newsletter,
  checkout: m.checkout_newsletter,
  preferences: m.people_newsletter_join,
} as const

export type ConsentPlace = keyof typeof wordings

export function isConsentPlace(place: string): place is ConsentPlace {
  return Object.hasOwn(wordings, place)
}

type Consent = { readonly subscriptionId: string; readonly locale: Locale; readonly ip?: string | null } & (
  | { readonly kind: 'asked' | 'confirmed'; readonly place: ConsentPlace }
  | { readonly kind: 'left' | 'bounced' | 'complained'; readonly place: string }
)

/** Writes down when and after which sentence somebody wanted the newsletter, or that they want it no more. */
export async function noteConsent(work: Work, consent: Consent): Promise<void> {
  const { subscriptionId, kind, place, locale, ip = null } = consent
  const wording = kind === 'asked' || kind === 'confirmed' ? wordings[consent.place]({}, { locale }) : ''
  await work.db
    .insertInto('newsletter_consents')
    .values({ subscription_id: subscriptionId, kind, place, wording, site: work.site, locale, ip, at: work.now })
    .execute()
}
