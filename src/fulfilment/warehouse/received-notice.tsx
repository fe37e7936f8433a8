import { Link } from '#platform/ui/show/link.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { type Currency, money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { conditionLabel } from './condition-label.ts'
import type { ReceivedItem } from './read-received.ts'

type ReceivedNoticeProps = { readonly received: ReceivedItem; readonly currency: Currency; readonly locale: Locale }

/**
 * The item that was just received: its label to attach, its weight beside the quoted one, and the difference in money.
 */
export function ReceivedNotice({ received, currency, locale }: ReceivedNoticeProps) {
  const { id, pieces, label, orderNumber, title, condition, quotedGrams, realGrams, differenceMinor } = received
  const isGood = condition === 'good'
  return (
    <Notice
      tone={isGood && differenceMinor <= 0n ? 'ok' : 'warn'}
      role="status"
      className="mb-3"
      title={<bdi>{title}</bdi>}
    >
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <span>
          {m.warehouse_label()} <Ltr>{<strong className="text-lg font-semibold">{label}</strong>}</Ltr>
        </span>
        <span>
          {quotedGrams === null
            ? m.warehouse_weighed_unknown({ real: realGrams })
            : m.warehouse_weighed({ quoted: quotedGrams, real: realGrams })}
        </span>
        <Meaning minor={differenceMinor} currency={currency} locale={locale} />
        {!isGood && (
          <>
            <span className="text-warn">{m.warehouse_discrepancy({ what: conditionLabel(condition) })}</span>
            <Link to={`/${locale}/ops/discrepancies?q=${orderNumber}`} className="text-sea underline-offset-4">
              {m.warehouse_open_case()}
            </Link>
          </>
        )}
        <span className="flex flex-wrap gap-x-4">
          {(['sticker', 'sheet'] as const).map((size) => (
            <a
              key={size}
              href={`/api/ops/warehouse/labels?item=${id}&size=${size}`}
              target="_blank"
              rel="noopener"
              className="text-sea underline-offset-4"
            >
              {size === 'sticker' ? m.warehouse_labels_roll({ count: pieces }) : m.warehouse_labels_sheet()}
            </a>
          ))}
        </span>
        <Link to={`/${locale}/ops/warehouse/bins?q=${label}`} className="text-sea underline-offset-4">
          {m.warehouse_put_away()}
        </Link>
        <Link to={`/${locale}/ops/orders/${orderNumber}`} className="text-sea underline-offset-4">
          {m.warehouse_order()} <Ltr>{orderNumber}</Ltr>
        </Link>
      </div>
    </Notice>
  )
}

type MeaningProps = { readonly minor: bigint; readonly currency: Currency; readonly locale: Locale }

function Meaning({ minor, currency, locale }: MeaningProps) {
  if (minor === 0n) return <span>{m.warehouse_price_unchanged()}</span>
  const amount = <Amount money={money(minor > 0n ? minor : -minor, currency)} locale={locale} />
  return (
    <strong className="font-semibold">
      {minor > 0n ? m.warehouse_price_due() : m.warehouse_price_back()} {amount}
    </strong>
  )
}
