import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { type Currency, money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type LaterNoteProps = { readonly minor: bigint; readonly currency: Currency; readonly locale: Locale }

/** How much of a total is paid later, for what, and when. */
export function LaterNote({ minor, currency, locale }: LaterNoteProps) {
  const later = isolate(formatMoney(money(minor, currency), locale))
  return <p className="mt-2 text-sm text-soft">{m.checkout_later_why({ later })}</p>
}
