import { m } from '#words/messages.js'
import type { KeptName, KeptTime } from './kept-how-long.ts'

type Names = { readonly what: () => string; readonly why: () => string }

export const keptNames: Readonly<Record<KeptName, Names>> = {
  account: { what: m.storefront_kept_account, why: m.storefront_kept_account_why },
  identity: { what: m.storefront_kept_identity, why: m.storefront_kept_identity_why },
  cards: { what: m.storefront_kept_cards, why: m.storefront_kept_cards_why },
  unpaidCards: { what: m.storefront_kept_unpaid_cards, why: m.storefront_kept_unpaid_cards_why },
  cart: { what: m.storefront_kept_cart, why: m.storefront_kept_cart_why },
  opened: { what: m.storefront_kept_opened, why: m.storefront_kept_opened_why },
  came: { what: m.storefront_kept_came, why: m.storefront_kept_came_why },
  comments: { what: m.storefront_kept_comments, why: m.storefront_kept_comments_why },
  endedComments: { what: m.storefront_kept_ended_comments, why: m.storefront_kept_ended_comments_why },
  choices: { what: m.storefront_kept_choices, why: m.storefront_kept_choices_why },
  events: { what: m.storefront_kept_events, why: m.storefront_kept_events_why },
  shared: { what: m.storefront_kept_shared, why: m.storefront_kept_shared_why },
  newsletter: { what: m.storefront_kept_newsletter, why: m.storefront_kept_newsletter_why },
  endedNewsletter: { what: m.storefront_kept_ended_newsletter, why: m.storefront_kept_ended_newsletter_why },
  askedNewsletter: { what: m.storefront_kept_asked_newsletter, why: m.storefront_kept_asked_newsletter_why },
  campaigns: { what: m.storefront_kept_campaigns, why: m.storefront_kept_campaigns_why },
  skippedCampaigns: { what: m.storefront_kept_skipped_campaigns, why: m.storefront_kept_skipped_campaigns_why },
  lookups: { what: m.storefront_kept_lookups, why: m.storefront_kept_lookups_why },
  orders: { what: m.storefront_kept_orders, why: m.storefront_kept_orders_why },
  money: { what: m.storefront_kept_money, why: m.storefront_kept_money_why },
  limits: { what: m.storefront_kept_limits, why: m.storefront_kept_limits_why },
  talks: { what: m.storefront_kept_talks, why: m.storefront_kept_talks_why },
  guestTalks: { what: m.storefront_kept_guest_talks, why: m.storefront_kept_guest_talks_why },
  mails: { what: m.storefront_kept_mails, why: m.storefront_kept_mails_why },
  views: { what: m.storefront_kept_views, why: m.storefront_kept_views_why },
  unreachable: { what: m.storefront_kept_unreachable, why: m.storefront_kept_unreachable_why },
  appMails: { what: m.storefront_kept_app_mails, why: m.storefront_kept_app_mails_why },
  sessions: { what: m.storefront_kept_sessions, why: m.storefront_kept_sessions_why },
  codes: { what: m.storefront_kept_codes, why: m.storefront_kept_codes_why },
  halfSignIns: { what: m.storefront_kept_half_sign_ins, why: m.storefront_kept_codes_why },
  security: { what: m.storefront_kept_security, why: m.storefront_kept_security_why },
  answers: { what: m.storefront_kept_answers, why: m.storefront_kept_answers_why },
  errors: { what: m.storefront_kept_errors, why: m.storefront_kept_errors_why },
  staff: { what: m.storefront_kept_staff, why: m.storefront_kept_staff_why },
}

export function keptTime(time: KeptTime): string {
  if (time === 'law') return m.storefront_kept_law()
  return time === 'untilLeaving'
    ? m.storefront_kept_until_leaving()
    : time === 1
      ? m.storefront_kept_day()
      : m.storefront_kept_days({ count: time })
}
