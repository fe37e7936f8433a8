import type { ReactNode } from 'react'
import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { type Money, money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { Reconciliation, UnseenEntry } from './read-reconciliation.ts'

type CardProps = { readonly account: Reconciliation; readonly bank: string; readonly locale: Locale }
type Row = { readonly key: string; readonly name: ReactNode; readonly sum: Money; readonly isTotal?: boolean }

/** From what the bank says to what our books say, step by step, as an accountant writes it. */
export function ReconciliationCard({ account, bank, locale }: CardProps) {
  const { closing, closedOn } = account
  return (
    <Card
      title={
        <>
          <bdi>{account.bankName}</bdi> · <Ltr>{account.account}</Ltr>
        </>
      }
      aside={closing && <Standing account={account} />}
    >
      {closing === null ? (
        <Notice tone="info">{m.finance_account_no_statement()}</Notice>
      ) : (
        <p className="mb-2 text-sm text-soft">{m.finance_account_as_of({ day: isolate(closedOn ?? '—') })}</p>
      )}
      <Table
        caption={m.finance_accounts()}
        rows={rowsOf(account, bank)}
        rowKey={(row) => row.key}
        dense
        columns={[
          {
            key: 'name',
            title: m.finance_what(),
            lead: true,
            cell: (row) => (row.isTotal ? <strong className="font-semibold">{row.name}</strong> : row.name),
          },
          {
            key: 'sum',
            title: m.finance_amount(),
            numeric: true,
            cell: (row) => <Amount money={row.sum} locale={locale} className={row.isTotal ? 'font-semibold' : ''} />,
          },
        ]}
      />
    </Card>
  )
}

function Standing({ account: { unexplained, gaps } }: { readonly account: Reconciliation }) {
  if (unexplained.minor !== 0n) return <Badge tone="bad">{m.finance_account_unexplained()}</Badge>
  if (gaps.minor !== 0n) return <Badge tone="warn">{m.finance_account_has_gaps()}</Badge>
  return <Badge tone="ok">{m.finance_account_explained()}</Badge>
}

function rowsOf(account: Reconciliation, bank: string): readonly Row[] {
  const { closing, free, aside, unseen, opening, gaps, ledger, unexplained } = account
  const less = ({ minor, currency }: Money) => money(-minor, currency)
  const counted = (text: string, count: number) => `${text} (${count})`
  const rows: readonly Row[] = [
    { key: 'closing', name: m.finance_account_closing(), sum: closing ?? money(0n, ledger.currency), isTotal: true },
    {
      key: 'free',
      name: <TextLink to={bank}>{counted(m.finance_account_free(), free.count)}</TextLink>,
      sum: less(free.sum),
    },
    {
      key: 'aside',
      name: <TextLink to={`${bank}?state=aside`}>{counted(m.finance_account_aside(), aside.count)}</TextLink>,
      sum: less(aside.sum),
    },
    { key: 'unseen', name: counted(m.finance_account_unseen(), unseen.count), sum: unseen.sum },
    { key: 'opening', name: m.finance_account_opening(), sum: less(opening) },
    { key: 'gaps', name: m.finance_account_gaps(), sum: less(gaps) },
    { key: 'unexplained', name: m.finance_account_rest(), sum: unexplained },
    { key: 'ledger', name: m.finance_account_ledger(), sum: ledger, isTotal: true },
  ]
  const isShown = ({ key, sum }: Row) => sum.minor !== 0n || !['gaps', 'unexplained', 'aside'].includes(key)
  return rows.filter(isShown)
}

type UnseenProps = { readonly entries: readonly UnseenEntry[]; readonly locale: Locale; readonly site: Site }

/** What the ledger has and no statement tells yet. */
export function UnseenTable({ entries, locale, site }: UnseenProps) {
  return (
    <Table
      caption={m.finance_unseen()}
      showCaption
      rows={entries}
      rowKey={(entry) => entry.id}
      dense
      columns={[
        {
          key: 'at',
          title: m.finance_at(),
          lead: true,
          cell: (entry) => <bdi>{sayMoment(entry.at, locale, site)}</bdi>,
        },
        {
          key: 'kind',
          title: m.finance_what(),
          wide: true,
          cell: (entry) => entry.what,
        },
        { key: 'reference', title: m.finance_reference(), cell: (entry) => <Ltr>{entry.reference ?? '—'}</Ltr> },
        {
          key: 'amount',
          title: m.finance_amount(),
          numeric: true,
          cell: (entry) => <Amount money={entry.amount} locale={locale} className="font-semibold" />,
        },
      ]}
    />
  )
}
