import { Stat } from '#platform/ui/lists/stat.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { formatMinor } from '#platform/values/amounts/format-money.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import { m } from '#words/messages.js'
import { pointsText } from './points-text.ts'
import type { CartEffect } from './read-cart-effect.ts'
import { signed } from './signed.ts'

type CartEffectViewProps = { readonly effect: CartEffect; readonly currency: Currency }

/** What the draft does to the carts that customers have open: they see the new price first. */
export function CartEffectView({ effect, currency }: CartEffectViewProps) {
  const { carts, changed, median, before, after, unpriced } = effect
  if (carts === 0 && unpriced === 0) return null
  return (
    <Card title={m.tariffs_carts()}>
      <p className="mb-4 text-soft">{m.tariffs_carts_lead({ count: String(carts + unpriced) })}</p>
      {unpriced > 0 && (
        <Notice tone="bad" className="mb-4">
          {m.tariffs_carts_unpriced({ count: String(unpriced) })}
        </Notice>
      )}
      <div className="grid gap-3 sm:grid-cols-3">
        <Stat
          label={m.tariffs_carts_changed()}
          value={<bdi>{changed}</bdi>}
          note={m.tariffs_effect_of({ count: String(carts) })}
        />
        <Stat label={m.tariffs_effect_median()} value={<Ltr>{pointsText(median)}</Ltr>} />
        <Stat
          label={m.tariffs_effect_total_in({ currency })}
          value={<Ltr>{signed(after - before)}</Ltr>}
          note={<Ltr>{`${formatMinor(before)} → ${formatMinor(after)}`}</Ltr>}
        />
      </div>
    </Card>
  )
}
