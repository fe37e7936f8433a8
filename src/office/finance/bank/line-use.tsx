import { Badge } from '#platform/ui/show/badge.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import type { LineUse as Use } from './line-uses.ts'
import type { BankLine } from './read-bank-lines.ts'
import { releasable } from './releasable.ts'

const uses: Readonly<Record<Use, (facts: { what: string }) => string>> = {
  receipt: m.finance_used_receipt,
  payout: m.finance_used_payout,
  withdrawal: m.finance_used_withdrawal,
  fee: m.finance_used_fee,
  cash: m.finance_used_cash,
  refund: m.finance_used_refund,
  courier: m.finance_used_courier,
  other: m.finance_used_other,
  same: m.finance_used_same,
}

/** What a line was used for, or what can be said of it. */
export function LineUse({ line, here }: { readonly line: BankLine; readonly here: string }) {
  const what = isolate(line.usedFor ?? '')
  if (line.isDoubted)
    return (
      <span className="flex flex-wrap items-center gap-2 xl:min-w-56">
        <Badge tone="warn" size="small" wraps>
          {m.finance_line_doubted({ number: isolate(line.likelySameAs ?? '') })}
        </Badge>
        <TextLink to={`${here}?judge=${line.id}`}>{m.finance_line_judge()}</TextLink>
      </span>
    )
  if (line.usedAs === null)
    return (
      <span className="flex gap-x-3 whitespace-nowrap">
        <TextLink to={`${here}?match=${line.id}`}>{m.finance_line_match()}</TextLink>
        <TextLink to={`${here}?aside=${line.id}`}>{m.finance_set_aside()}</TextLink>
      </span>
    )
  const isNothing = line.usedAs === 'other' || line.usedAs === 'same'
  return (
    <span className="flex flex-wrap items-center gap-x-3 whitespace-normal">
      {isNothing ? (
        <span className="text-soft">{uses[line.usedAs]({ what })}</span>
      ) : (
        <Badge tone="ok" size="small">
          {uses[line.usedAs]({ what })}
        </Badge>
      )}
      {releasable.has(line.usedAs) && <TextLink to={`${here}?release=${line.id}`}>{m.finance_line_release()}</TextLink>}
    </span>
  )
}
