import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { SupplierCard } from './read-cards.ts'

type CardTableProps = {
  readonly cards: readonly SupplierCard[]
  readonly here: string
  readonly locale: Locale
  readonly mayManage: boolean
}

/** The cards that pay stores: what each has spent and may still spend. */
export function CardTable({ cards, here, locale, mayManage }: CardTableProps) {
  const amount = (card: SupplierCard, minor: bigint | null) =>
    minor === null ? '—' : <Amount money={money(minor, card.currency)} locale={locale} />
  const columns: readonly Column<SupplierCard>[] = [
    {
      key: 'label',
      title: m.purchasing_card(),
      lead: true,
      cell: (card) => (
        <span className="flex flex-wrap items-center gap-x-3">
          <Ltr>{card.label}</Ltr>
          {card.last4 && <Ltr className="text-soft">•• {card.last4}</Ltr>}
        </span>
      ),
    },
    { key: 'state', title: m.purchasing_state(), cell: (card) => <CardStateBadge card={card} /> },
    { key: 'today', title: m.purchasing_card_today(), numeric: true, cell: (card) => amount(card, card.todayMinor) },
    { key: 'daily', title: m.purchasing_card_daily(), numeric: true, cell: (card) => amount(card, card.dailyMinor) },
    { key: 'month', title: m.purchasing_card_month(), numeric: true, cell: (card) => amount(card, card.monthMinor) },
    {
      key: 'monthly',
      title: m.purchasing_card_monthly(),
      numeric: true,
      cell: (card) => amount(card, card.monthlyMinor),
    },
    {
      key: 'left',
      title: m.purchasing_card_left_now(),
      numeric: true,
      cell: (card) => <strong>{amount(card, card.leftMinor)}</strong>,
    },
    ...(mayManage ? [manage(here)] : []),
  ]
  return (
    <section className="flex flex-col gap-3">
      {mayManage && (
        <p>
          <ButtonLink to={`${here}?new=card`} size="small" icon="plus">
            {m.purchasing_card_new()}
          </ButtonLink>
        </p>
      )}
      <Table
        caption={m.purchasing_tab_cards()}
        columns={columns}
        rows={cards}
        rowKey={(card) => card.id}
        dense
        empty={<EmptyState drawing="harbour" title={m.purchasing_cards_none()} level={2} />}
      />
    </section>
  )
}

function manage(here: string): Column<SupplierCard> {
  return {
    key: 'manage',
    title: m.purchasing_card_manage(),
    cell: (card) => <TextLink to={`${here}?card=${card.id}`}>{m.purchasing_card_manage()}</TextLink>,
  }
}

function CardStateBadge({ card }: { readonly card: SupplierCard }) {
  if (card.asked)
    return (
      <Badge tone="wait" size="small" wraps>
        {m.purchasing_card_limit_waits()}
      </Badge>
    )
  if (card.state === 'active' && card.leftMinor === null)
    return (
      <Badge tone="warn" size="small" wraps>
        {m.purchasing_card_no_limit()}
      </Badge>
    )
  if (card.state === 'active' && card.leftMinor === 0n)
    return (
      <Badge tone="warn" size="small">
        {m.purchasing_card_reached()}
      </Badge>
    )
  const tone = { active: 'ok', frozen: 'wait', retired: 'neutral' } as const
  return (
    <Badge tone={tone[card.state]} size="small">
      {stateTexts[card.state]()}
    </Badge>
  )
}

const stateTexts = {
  active: m.purchasing_card_active,
  frozen: m.purchasing_card_frozen,
  retired: m.purchasing_card_retired,
} as const
