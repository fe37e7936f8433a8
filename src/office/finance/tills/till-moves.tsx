import { Table } from '#platform/ui/lists/table.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { TillMove } from './read-tills.ts'

const names = {
  payment: m.finance_till_move_payment,
  withdrawal: m.finance_till_move_withdrawal,
  courier: m.finance_till_move_courier,
  brought: m.finance_till_move_brought,
  taken: m.finance_till_move_taken,
  over: m.finance_till_move_over,
  short: m.finance_till_move_short,
} as const

type TillMovesProps = { readonly moves: readonly TillMove[]; readonly locale: Locale; readonly site: Site }

/** What happened in a till since it was opened, the latest in front. */
export function TillMoves({ moves, locale, site }: TillMovesProps) {
  if (moves.length === 0) return null
  return (
    <div className="mt-6">
      <Table
        caption={m.finance_till_moves()}
        showCaption
        rows={moves}
        rowKey={(move) => move.id}
        dense
        columns={[
          {
            key: 'at',
            title: m.finance_at(),
            lead: true,
            cell: (move) => <bdi>{sayMoment(move.at, locale, site)}</bdi>,
          },
          { key: 'what', title: m.finance_what(), cell: (move) => names[move.kind]() },
          { key: 'number', title: m.finance_number(), cell: (move) => <Ltr>{move.number}</Ltr> },
          { key: 'by', title: m.finance_by(), wide: true, cell: (move) => <bdi>{move.by}</bdi> },
          {
            key: 'amount',
            title: m.finance_amount(),
            numeric: true,
            cell: (move) => <Amount money={move.amount} locale={locale} className="font-semibold" />,
          },
        ]}
      />
    </div>
  )
}
