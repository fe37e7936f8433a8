import { Progress } from '#platform/ui/show/progress.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import type { SiteCurrency } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type QuotaBarProps = {
  readonly used: bigint
  readonly quota: bigint | null
  readonly currency: SiteCurrency
  readonly locale: Locale
}

/** The used part of a package's quota; no bar without a limit. */
export function QuotaBar({ used, quota, currency, locale }: QuotaBarProps) {
  const said = (minor: bigint) => isolate(formatMoney(money(minor, currency), locale))
  if (quota === null) return <p className="text-sm">{m.subscriptions_used_unlimited({ used: said(used) })}</p>
  const left = quota - used
  return (
    <div>
      <Progress
        label={m.subscriptions_used({ used: said(used), quota: said(quota) })}
        value={Number(used) / Number(quota)}
      />
      <p className="text-sm text-soft">{m.subscriptions_quota_left({ left: said(left) })}</p>
    </div>
  )
}
