import type { ChannelName } from '#people/notices/channel-name.ts'
import type { Concern } from './concerns.ts'

/** One kind of message: what it concerns, how it looks, and where it leads. Its words are those of its room. */
export type KindFacts = {
  /** Null: to staff, who choose nothing. */
  readonly concern: Concern | null
  /** Whose greeting, button and last line it has: `<family>_mail_hello`, `_action`, `_footer`. */
  readonly family:
    | 'orders'
    | 'payments'
    | 'checkout'
    | 'returns'
    | 'subscriptions'
    | 'tickets'
    | 'cart'
    | 'people'
    | 'pricing'
    | 'staff'
    | 'newsletter'
    | 'blog'
  /** It shows the goods, a code, or the lines of a price. */
  readonly shows?: readonly ('goods' | 'code' | 'price')[]
  /** By no other channel: it carries a secret, or its reader may have no account. */
  readonly only?: readonly ChannelName[]
  /** The messages of its paragraphs, where they are not `<kind>_text`. */
  readonly texts?: readonly string[]
}

const order = { family: 'orders', shows: ['goods'] } as const
const priced = { family: 'orders', shows: ['goods', 'price'] } as const
const goods = { ...order, concern: 'goods' } as const
const money = { ...order, concern: 'money' } as const
const answers = { ...order, concern: 'answers' } as const
const handover = { ...order, concern: 'handover' } as const
const payments = { concern: 'money', family: 'payments' } as const
const paying = { concern: 'money', family: 'checkout' } as const
const returns = { concern: 'money', family: 'returns' } as const
const packages = { concern: 'account', family: 'subscriptions' } as const
const safety = { concern: 'safety', family: 'people' } as const
const card = { concern: 'answers', family: 'people' } as const

/**
 * Every kind of message that we send, by the name of its words (`<kind>_subject`, `<kind>_text`): the catalogue. A letter of a
 * kind that is not here does not compile; words of a letter that is not here fail a test.
 */
const list = {
  orders_mail_placed: { ...priced, concern: 'goods' },
  orders_mail_office_after_review: { ...priced, concern: 'goods' },
  orders_mail_bank_after_review: { ...priced, concern: 'goods' },
  orders_mail_paid: money,
  orders_mail_more_to_pay: { ...priced, concern: 'answers' },
  orders_mail_lower: { ...priced, concern: 'money' },
  orders_mail_missing_info: answers,
  orders_mail_on_hold: answers,
  orders_mail_purchased: goods,
  orders_mail_shipped: goods,
  orders_mail_heavier: money,
  orders_mail_lighter: money,
  orders_mail_arrived: answers,
  orders_mail_arrived_part: handover,
  orders_mail_picked_up: handover,
  orders_mail_written_off: money,
  orders_mail_cancelled: money,
  orders_mail_cancelled_nothing: money,
  orders_mail_cancelled_review: money,
  orders_mail_cancelled_back_review: money,
  orders_mail_unpaid: money,
  orders_mail_unpaid_back: money,
  orders_mail_unanswered: money,
  orders_mail_unanswered_back: money,
  orders_mail_edited_due: answers,
  orders_mail_edited_lower: money,
  orders_mail_edited_same: goods,
  orders_mail_edit_forgotten: goods,
  orders_mail_cancellation_proposed: answers,
  orders_mail_cancellation_agreed: money,
  orders_mail_cancellation_ended: goods,
  orders_mail_case_proposed: answers,
  orders_mail_case_reminder: answers,
  orders_mail_case_chosen: money,
  orders_mail_case_defaulted: money,
  orders_mail_case_taken_back: answers,
  expectations_mail_delayed: goods,
  storage_mail_ending: answers,
  storage_mail_begun: money,
  storage_mail_last: answers,
  storage_mail_case: answers,
  requests_mail_made: handover,
  requests_mail_delivery_made: handover,
  requests_mail_ready: { ...handover, shows: ['goods', 'code'] },
  requests_mail_on_the_way: handover,
  requests_mail_delivered: handover,
  requests_mail_returned: answers,
  requests_mail_expired: answers,
  requests_mail_expired_kept: answers,
  requests_mail_kept: handover,
  requests_mail_unpaid: answers,
  requests_mail_way_made: handover,
  requests_mail_way_costs_more: answers,
  requests_mail_way_costs_less: money,
  checkout_mail_asked: { ...priced, concern: 'answers' },
  checkout_mail_asked_anew: { ...priced, concern: 'answers' },
  checkout_mail_code: { ...paying, shows: ['code'] },
  checkout_mail_till: { ...paying, shows: ['code'] },
  checkout_mail_failed: paying,
  checkout_mail_expired: paying,
  checkout_mail_credited: paying,
  payments_mail_withdrawal_requested: payments,
  payments_mail_withdrawal_approved: payments,
  payments_mail_withdrawal_ready: payments,
  payments_mail_withdrawal_paid: payments,
  payments_mail_withdrawal_rejected: payments,
  payments_mail_refund_sent: payments,
  payments_mail_refund_returned: payments,
  payments_mail_chargeback: payments,
  payments_mail_chargeback_desk: { concern: null, family: 'payments' },
  staff_mail_invitation: { concern: null, family: 'staff' },
  staff_mail_password: { concern: null, family: 'staff' },
  staff_mail_changed: { concern: null, family: 'staff' },
  pricing_mail_old_rates: { concern: null, family: 'pricing' },
  errors_mail_new: { concern: null, family: 'staff' },
  returns_mail_ask: returns,
  returns_mail_approve: { ...returns, concern: 'answers' },
  returns_mail_reject: returns,
  returns_mail_office: { ...returns, shows: ['code'] },
  returns_mail_receive: returns,
  returns_mail_refund: returns,
  returns_mail_expire: returns,
  subscriptions_mail_started: packages,
  subscriptions_mail_ending: packages,
  subscriptions_mail_quota_low: packages,
  subscriptions_mail_filled: packages,
  subscriptions_mail_expired: packages,
  subscriptions_mail_lapsed: { ...packages, concern: 'money' },
  cart_mail_priced: { concern: 'account', family: 'cart' },
  cart_mail_refused: { concern: 'account', family: 'cart' },
  tickets_mail_opened: { concern: 'tickets', family: 'tickets' },
  tickets_mail_answered: { concern: 'tickets', family: 'tickets' },
  blog_mail_approved: { concern: 'tickets', family: 'blog' },
  blog_mail_replied: { concern: 'tickets', family: 'blog' },
  newsletter_mail_confirm: { concern: 'account', family: 'newsletter', only: ['mail'] },
  people_mail_code: { ...safety, only: ['mail'], shows: ['code'] },
  people_mail_activation: { ...safety, only: ['mail'] },
  people_mail_reset: { ...safety, only: ['mail'] },
  people_mail_changed: safety,
  people_mail_guessed: safety,
  people_mail_email_code: { ...safety, only: ['mail'], shows: ['code'] },
  people_mail_email_changed: { ...safety, only: ['mail'] },
  people_mail_anew: { ...safety, only: ['mail'], texts: ['people_mail_anew_text', 'people_mail_anew_fine'] },
  people_mail_factor_on: safety,
  people_mail_factor_off: safety,
  people_mail_passkey_added: safety,
  people_mail_passkey_removed: safety,
  people_phone_code: { ...safety, only: ['whatsapp', 'sms'], shows: ['code'] },
  people_mail_phone_changed: {
    ...safety,
    texts: ['people_mail_phone_changed_text', 'people_mail_phone_changed_else'],
  },
  people_mail_phone_lost: safety,
  people_mail_id_accepted: { ...card, concern: 'account' },
  people_mail_id_rejected: card,
  people_farewell: { ...safety, only: ['mail'], texts: ['people_farewell_gone', 'people_farewell_kept'] },
} as const satisfies Readonly<Record<string, KindFacts>>

export type MessageKind = keyof typeof list
export const messageKinds: Readonly<Record<MessageKind, KindFacts>> = list
export const kindNames = Object.keys(list) as readonly MessageKind[]

export function isMessageKind(name: string): name is MessageKind {
  return Object.hasOwn(list, name)
}
