import { Facts } from '#platform/ui/lists/facts.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { Withdrawal } from './withdrawal.ts'
import type { WithdrawalStatus } from './withdrawal-moves.ts'
import { withdrawalMethodNames, withdrawalStatusNames } from './withdrawal-names.ts'

type WithdrawalFactsProps = { readonly withdrawal: Withdrawal; readonly locale: Locale; readonly site: Site }

/** The requested withdrawal and its destination, in the customer's words. */
export function WithdrawalFacts({ withdrawal, locale, site }: WithdrawalFactsProps) {
  const { amount, takenFrom, method, bank, cardLast4, phone, dueBy, status } = withdrawal
  const from = takenFrom === 'card' ? m.payments_withdraw_from_card() : m.payments_withdraw_from_cash()
  const where = [
    bank && { term: m.payments_withdraw_account_name(), value: <bdi>{bank.accountName}</bdi> },
    bank && {
      term: m.payments_withdraw_bank_name(),
      value: (
        <>
          <bdi>{bank.bankName}</bdi> · <bdi>{bank.branch}</bdi>
        </>
      ),
    },
    bank && { term: m.payments_withdraw_account_number(), value: <Ltr>•••• {bank.accountNumber.slice(-4)}</Ltr> },
    cardLast4 && { term: m.payments_withdraw_card(), value: <Ltr>•••• {cardLast4}</Ltr> },
    phone && { term: m.payments_withdraw_phone(), value: <Ltr>{phone}</Ltr> },
  ].filter((fact) => fact !== null && fact !== '')
  return (
    <Facts
      items={[
        {
          term: m.payments_withdraw_amount(),
          value: <Amount money={amount} locale={locale} className="font-semibold" />,
        },
        { term: m.payments_withdrawal_taken_from(), value: from },
        { term: m.payments_withdraw_method(), value: withdrawalMethodNames[method].name() },
        ...where,
        // Returned money has no day of arrival.
        ...(status === 'cancelled' || status === 'failed'
          ? []
          : [{ term: m.payments_withdrawal_due(), value: <bdi>{sayDay(dueBy, locale, site)}</bdi> }]),
      ]}
    />
  )
}

export function WithdrawalBadge({ status }: { readonly status: WithdrawalStatus }) {
  const [tone, name] = withdrawalStatusNames[status]
  return <Badge tone={tone}>{name()}</Badge>
}
