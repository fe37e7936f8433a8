import { Badge } from '#platform/ui/show/badge.tsx'
import { Breakdown } from '#platform/ui/show/breakdown.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import type { Tone } from '#platform/ui/show/tone.ts'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { lineName } from '#pricing/quote/price-lines.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { CancellationState } from './cancellation-moves.ts'
import type { CancellationView } from './read-cancellations.ts'

/** The colour and text of a case's badge. */
export const cancellationNames: Readonly<Record<CancellationState, readonly [Tone, () => string]>> = {
  asked: ['wait', m.orders_fees_state_asked],
  proposed: ['info', m.orders_fees_state_proposed],
  agreed: ['ok', m.orders_fees_state_agreed],
  declined: ['neutral', m.orders_fees_state_declined],
  expired: ['neutral', m.orders_fees_state_expired],
  refused: ['bad', m.orders_fees_state_refused],
  withdrawn: ['neutral', m.orders_fees_state_withdrawn],
}

export function CancellationBadge({ state }: { readonly state: CancellationState }) {
  const [tone, name] = cancellationNames[state]
  return (
    <Badge tone={tone} wraps>
      {name()}
    </Badge>
  )
}

type CaseProps = { readonly found: CancellationView; readonly locale: Locale; readonly site: Site }

/** The goods in the case and their states. */
export function CancellationItems({ found }: { readonly found: CancellationView }) {
  return (
    <ul className="divide-y divide-line">
      {found.items.map((item) => (
        <li key={item.id} className="flex gap-3 py-3 first:pt-0 last:pb-0">
          <ProductThumb src={item.image} alt="" size={48} />
          <div className="min-w-0 grow">
            <ProductTitle lines={2}>{item.title}</ProductTitle>
            <p className="text-sm text-soft">{m.orders_fees_stage({ stage: item.stageLabel })}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The fee with its parts, item by item, and the refund. */
export function FeeBreakdown({ found, locale, site }: CaseProps) {
  const currency = sites[site].currency
  const amount = (minor: bigint) => <Amount money={money(minor, currency)} locale={locale} />
  const services = found.items.reduce((sum, item) => sum + item.lines.reduce((all, { minor }) => all + minor, 0n), 0n)
  const percent = percentOf(found.share)
  const isCapped = found.feeMinor !== null && services > 0n && found.feeMinor < shareOf(services, found.share) - 1n
  return (
    <Breakdown
      lines={[
        ...found.items.map((item) => ({
          key: item.id,
          label: (
            <span className="block max-w-full truncate">
              <bdi>{item.title}</bdi>
            </span>
          ),
          amount: amount(item.feeMinor ?? 0n),
          why:
            item.lines.length === 0 ? (
              m.orders_fees_none_done()
            ) : (
              <>
                <span className="block">{m.orders_fees_share({ percent })}</span>
                {item.lines.map(({ line, minor }) => (
                  <span key={line} className="flex justify-between gap-4">
                    <span>{lineName(line, locale)}</span>
                    {amount(minor)}
                  </span>
                ))}
              </>
            ),
        })),
        { key: 'fee', label: m.orders_fees_keep(), amount: amount(found.feeMinor ?? 0n), strong: true },
      ]}
      total={{
        label: m.orders_fees_back(),
        amount: amount(found.backMinor ?? 0n),
        note: isCapped ? m.orders_fees_capped() : m.orders_fees_where(),
      }}
    />
  )
}

function percentOf(share: string | null): string {
  return String(Math.round(Number(share ?? '0') * 10_000) / 100)
}

function shareOf(minor: bigint, share: string | null): bigint {
  return (minor * BigInt(Math.round(Number(share ?? '0') * 10_000))) / 10_000n
}
