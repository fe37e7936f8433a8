import { PayMark } from '#platform/ui/show/pay-mark.tsx'
import { sayDay, sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { cardMark } from './card-mark.ts'
import type { SavedCard } from './read-saved-cards.ts'

type CardLineProps = { readonly card: SavedCard; readonly locale: Locale; readonly site: Site }

/** A saved card: its mark and last digits, when it was saved, which tells two with the same digits apart, and what became of it. */
export function CardLine({ card: { brand, last4, savedAt, lastUsedAt, isRefused }, locale, site }: CardLineProps) {
  const used = lastUsedAt && m.payments_cards_used({ date: sayDay(lastUsedAt, locale, site) })
  const saved = m.payments_cards_saved({ date: sayTime(savedAt, locale, site) })
  return (
    <div className="flex items-center gap-3">
      <PayMark {...cardMark(brand)} />
      <div>
        <p className="font-semibold">{m.payments_saved_card({ brand, last4 })}</p>
        <p className="text-sm text-soft">{saved}</p>
        {used && <p className="text-sm text-soft">{used}</p>}
        {isRefused && <p className="text-sm text-bad">{m.payments_cards_refused()}</p>}
      </div>
    </div>
  )
}
