import { breakNames, providerName } from '#office/finance/reports/break-names.ts'
import { breakKinds } from '#office/finance/reports/report-line.ts'
import { Queue } from '#platform/ui/lists/queue.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { ageText } from '#platform/values/age.ts'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { SuspenseProposal, SuspenseRow } from './read-suspense.ts'

const reasons: Readonly<Record<string, () => string>> = {
  UNKNOWN_REFERENCE: m.finance_unmatched_unknown_reference,
  WRONG_REFERENCE: m.finance_unmatched_wrong_reference,
  WRONG_SITE: m.finance_unmatched_wrong_site,
  WRONG_AMOUNT: m.finance_unmatched_wrong_amount,
  WRONG_CURRENCY: m.finance_unmatched_wrong_currency,
  ACCOUNT_DELETED: m.finance_unmatched_account_deleted,
}

// What a resolved break put here is named as the break is.
function whyUnmatched(reason: string): string {
  const kind = breakKinds.find((one) => reason === `BREAK_${one}`)
  return kind ? m.finance_unmatched_break({ kind: breakNames[kind]() }) : (reasons[reason]?.() ?? reason)
}

type SuspenseTableProps = {
  readonly rows: readonly SuspenseRow[]
  readonly here: string
  readonly locale: Locale
  readonly now: Date
}

/** Money that matches nothing, why, and what is proposed for it. */
export function SuspenseTable({ rows, here, locale, now }: SuspenseTableProps) {
  return (
    <Queue
      keys={[
        { press: 'j / k', text: m.platform_queue_key_move() },
        { press: 'Enter', text: m.platform_queue_key_open() },
      ]}
    >
      <Table
        caption={m.finance_suspense()}
        rows={rows}
        rowKey={(row) => row.item}
        marked={(row) => row.proposal?.isMine ?? false}
        dense
        columns={[
          {
            key: 'transaction',
            title: m.finance_transaction(),
            lead: true,
            cell: (row) => <Ltr>{row.transactionId}</Ltr>,
          },
          { key: 'provider', title: m.finance_provider(), cell: (row) => <bdi>{providerName(row.provider)}</bdi> },
          {
            key: 'age',
            title: m.finance_age(),
            numeric: true,
            cell: (row) => <bdi>{ageText(row.at, now, locale)}</bdi>,
          },
          {
            key: 'why',
            title: m.finance_why_unmatched(),
            wide: true,
            cell: (row) => whyUnmatched(row.reason),
          },
          {
            key: 'amount',
            title: m.finance_amount(),
            numeric: true,
            cell: (row) => <Amount money={row.amount} locale={locale} className="font-semibold" />,
          },
          {
            key: 'proposal',
            title: m.finance_proposal(),
            cell: (row) => row.proposal && proposalText(row.proposal),
          },
          {
            key: 'act',
            title: m.finance_act(),
            cell: (row) => (
              <TextLink to={`${here}?open=${row.item}`}>
                {row.proposal ? m.finance_agree_do() : m.finance_decide_do()}
              </TextLink>
            ),
          },
        ]}
      />
    </Queue>
  )
}

/** What somebody proposed, in words. */
export function proposalText({ deed, customer, reference }: SuspenseProposal): string {
  if (deed === 'bear') return m.finance_deed_bear()
  return deed === 'assign'
    ? m.finance_proposal_assign({ customer: isolate(customer ?? '') })
    : m.finance_proposal_return({ reference: isolate(reference) })
}
