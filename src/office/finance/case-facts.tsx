import type { PayoutView } from '#money/payments/withdrawals/read-payout.ts'
import { withdrawalMethodNames, withdrawalStatusNames } from '#money/payments/withdrawals/withdrawal-names.ts'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { sayDay, sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { WithdrawalCase } from './read-withdrawal-case.ts'

type CaseProps = { readonly found: WithdrawalCase; readonly locale: Locale; readonly site: Site }

/** Who wants how much, and where it goes, in full: this is copied to a bank. */
export function CaseFacts({ found, locale, site }: CaseProps) {
  const { withdrawal, customer, batch } = found
  const { amount, takenFrom, method, bank, cardLast4, phone, requestedAt, dueBy } = withdrawal
  const where = [
    bank && { term: m.payments_withdraw_account_name(), value: <bdi>{bank.accountName}</bdi> },
    bank && { term: m.payments_withdraw_bank_name(), value: <bdi>{bank.bankName}</bdi> },
    bank && { term: m.payments_withdraw_branch(), value: <bdi>{bank.branch}</bdi> },
    bank && { term: m.payments_withdraw_account_number(), value: <Ltr>{bank.accountNumber}</Ltr> },
    cardLast4 && { term: m.payments_withdraw_card(), value: <Ltr>•••• {cardLast4}</Ltr> },
    phone && { term: m.payments_withdraw_phone(), value: <Ltr>{phone}</Ltr> },
    batch && { term: m.finance_batch(), value: <Ltr>{batch}</Ltr> },
  ].filter((fact) => fact !== null && fact !== '')
  const name = `${customer.firstName} ${customer.lastName}`.trim()
  return (
    <Facts
      items={[
        {
          term: m.finance_amount(),
          value: <Amount money={amount} locale={locale} className="text-lg font-semibold" />,
        },
        { term: m.payments_withdrawal_taken_from(), value: kinds[takenFrom]() },
        { term: m.finance_method(), value: withdrawalMethodNames[method].name() },
        { term: m.finance_customer(), value: <bdi>{name}</bdi> },
        { term: m.finance_email(), value: <Ltr>{customer.email}</Ltr> },
        ...where,
        { term: m.finance_asked_at(), value: <bdi>{sayMoment(requestedAt, locale, site)}</bdi> },
        { term: m.finance_due(), value: <bdi>{sayDay(dueBy, locale, site)}</bdi> },
      ]}
    />
  )
}

const kinds = { card: m.payments_withdraw_from_card, cash: m.payments_withdraw_from_cash } as const

/** What speaks for it: what is left in the balances, whether the card was used here, and earlier withdrawals. */
export function CaseProof({ found, locale, site }: CaseProps) {
  const { wallet, isCardUsed, withdrawal, customer, earlier } = found
  const holder = withdrawal.bank?.accountName.trim() ?? null
  const isSameName = holder === `${customer.firstName} ${customer.lastName}`.trim()
  return (
    <Facts
      items={[
        { term: m.finance_left_card(), value: <Amount money={wallet.card} locale={locale} /> },
        { term: m.finance_left_cash(), value: <Amount money={wallet.cash} locale={locale} /> },
        ...(isCardUsed === null ? [] : [{ term: m.finance_card_used(), value: <Check isFine={isCardUsed} /> }]),
        ...(holder === null ? [] : [{ term: m.finance_same_name(), value: <Check isFine={isSameName} /> }]),
        {
          term: m.finance_earlier(),
          value:
            earlier.length === 0
              ? m.finance_none_earlier()
              : earlier.map((one) => (
                  <span key={one.number} className="block">
                    <Ltr>{one.number}</Ltr> · {withdrawalStatusNames[one.status][1]()} ·{' '}
                    <bdi>{sayDay(one.at, locale, site)}</bdi>
                  </span>
                )),
        },
      ]}
    />
  )
}

function Check({ isFine }: { readonly isFine: boolean }) {
  return <Badge tone={isFine ? 'ok' : 'warn'}>{isFine ? m.finance_yes() : m.finance_look()}</Badge>
}

const events: Readonly<Record<string, () => string>> = {
  request: m.finance_event_request,
  approveFirst: m.finance_event_approve_first,
  approve: m.finance_event_approve,
  cancel: m.finance_event_cancel,
  reject: m.finance_event_reject,
  settle: m.finance_event_settle,
  payOut: m.finance_event_pay_out,
}

/** Who did what, oldest first. */
export function CaseHistory({ found, locale, site }: CaseProps) {
  return (
    <ol className="flex flex-col gap-3">
      {found.history.map(({ id, event, at, who, note }) => (
        <li key={id}>
          <span className="font-semibold">{events[event]?.() ?? event}</span>
          <span className="block text-sm text-soft">
            <bdi>{sayMoment(at, locale, site)}</bdi>
            {who && (
              <>
                {' · '}
                <bdi>{who}</bdi>
              </>
            )}
          </span>
          {note && <bdi className="text-sm">{note}</bdi>}
        </li>
      ))}
    </ol>
  )
}

/** Who took the cash, where and from whom; of their papers the last four alone. */
export function CasePayout({ payout, locale, site }: Omit<CaseProps, 'found'> & { readonly payout: PayoutView }) {
  return (
    <Facts
      items={[
        { term: m.finance_collector(), value: <bdi>{payout.collector}</bdi> },
        { term: m.finance_case_idnumber(), value: <Ltr>•••• {payout.idLast4}</Ltr> },
        { term: m.finance_office(), value: <Ltr>{payout.office}</Ltr> },
        { term: m.finance_by(), value: <bdi>{payout.by}</bdi> },
        { term: m.finance_number(), value: <Ltr>{payout.till}</Ltr> },
        { term: m.finance_at(), value: <bdi>{sayMoment(payout.at, locale, site)}</bdi> },
      ]}
    />
  )
}
