import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { Concern } from './concerns.ts'

type Said = (inputs?: Record<never, never>, options?: { readonly locale?: Locale }) => string
type ConcernText = { readonly name: Said; readonly hint: Said }

/** What each concern is called, and what belongs to it. */
export const concernText: Readonly<Record<Concern, ConcernText>> = {
  safety: { name: m.notices_concern_safety, hint: m.notices_concern_safety_hint },
  money: { name: m.notices_concern_money, hint: m.notices_concern_money_hint },
  answers: { name: m.notices_concern_answers, hint: m.notices_concern_answers_hint },
  handover: { name: m.notices_concern_handover, hint: m.notices_concern_handover_hint },
  goods: { name: m.notices_concern_goods, hint: m.notices_concern_goods_hint },
  tickets: { name: m.notices_concern_tickets, hint: m.notices_concern_tickets_hint },
  account: { name: m.notices_concern_account, hint: m.notices_concern_account_hint },
}
