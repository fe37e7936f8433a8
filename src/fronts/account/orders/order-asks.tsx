import { Form } from 'react-router'
import { CancellationAsks } from '#fronts/account/cancelling/cancellation-asks.tsx'
import { NationalIdAsk } from '#people/identity/national-id-ask.tsx'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Change } from '#platform/ui/show/change.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { CaseEvidence } from '#selling/orders/discrepancies/pages/case-evidence.tsx'
import { ChoiceForm } from '#selling/orders/discrepancies/pages/choice-form.tsx'
import { m } from '#words/messages.js'
import { actionText } from './action-text.ts'
import { HoldDecision } from './hold-decision.tsx'
import type { OrderFacts } from './load-order.ts'
import { MissingInfo } from './missing-info.tsx'
import { PaymentAsk, ReceiptSent, ReviewFirst } from './payment-ask.tsx'

export type Problem = { readonly errors: FieldErrors; readonly typed: Readonly<Record<string, string>> }
type OrderAsksProps = { readonly facts: OrderFacts; readonly home: string; readonly problem: Problem | null }

/**
 * What the order needs from its customer, each with its form, in one card before anything else; below it what needs
 * nothing of them now.
 */
export function OrderAsks({ facts, home, problem }: OrderAsksProps) {
  const { order, asked, locale, site } = facts
  const path = `${home}/account/orders/${order.number}`
  const general = problem?.errors.general
  const errorAt = (ids: readonly string[]) =>
    problem?.typed.itemIds === ids.join(',') ? problem.errors.decision : undefined
  const held = order.actions.filter((one) => one.type === 'HoldOrder')
  const payment = order.actions.find((one) => one.type === 'PendingPayment')
  const hasArrived = order.actions.some((one) => one.type === 'ArrivedToEgypt')
  const asksCard = payment !== undefined && facts.asksNationalId
  const open = facts.cases.filter(({ state }) => state === 'proposed')
  const proposed = facts.cancellations.filter(({ feeMinor, backMinor }) => feeMinor !== null && backMinor !== null)
  const isAsked = order.actions.length > 0 || order.isChangeAsked
  return (
    <>
      {general && (
        <Notice tone="bad" role="alert">
          {general}
        </Notice>
      )}
      {isAsked && (
        <section id="ask" aria-label={m.account_action_needed()} className="asks">
          {order.isChangeAsked && <ChangeAsk facts={facts} />}
          {asksCard && (
            <NationalIdAsk
              site={site}
              paper={facts.paper}
              typed={problem?.typed.do === 'nationalId' ? problem.typed : {}}
              errors={problem?.typed.do === 'nationalId' ? problem.errors : {}}
              isRefused={facts.isIdRefused}
            />
          )}
          <PaymentAsk facts={facts} home={home} isBlocked={asksCard} />
          {hasArrived && (
            <Card tone="warn" title={actionText('ArrivedToEgypt').title}>
              <p className="mb-3 text-soft">{actionText('ArrivedToEgypt').note}</p>
              <ButtonLink kind="primary" to={`${home}/account/orders/request/new?order=${order.number}`} icon="bag">
                {actionText('ArrivedToEgypt').action}
              </ButtonLink>
            </Card>
          )}
          {asked.map(({ item, fields }) => (
            <MissingInfo
              key={item.id}
              item={item}
              fields={fields}
              paper={facts.paper}
              locale={locale}
              site={site}
              problem={problem?.typed.itemId === item.id ? problem : null}
            />
          ))}
          <DiscrepancyAsks facts={facts} cases={open} home={home} />
          <CancellationAsks facts={facts} some={proposed} home={home} />
          {held.map((action) => (
            <HoldDecision
              key={action.store}
              action={action}
              previews={facts.holdPreviews[action.store ?? ''] ?? {}}
              order={order}
              path={path}
              locale={locale}
              site={site}
              error={errorAt(action.itemIds)}
            />
          ))}
        </section>
      )}
      {order.isReviewedFirst && <ReviewFirst facts={facts} />}
      <ReceiptSent facts={facts} home={home} />
      <DiscrepancyAsks facts={facts} cases={facts.cases.filter((one) => !open.includes(one))} home={home} />
      <CancellationAsks facts={facts} some={facts.cancellations.filter((one) => !proposed.includes(one))} home={home} />
    </>
  )
}

/** The review changed the total: old and new, and its acceptance where nothing is to be paid. */
function ChangeAsk({ facts }: { readonly facts: OrderFacts }) {
  const { order, waiting, locale } = facts
  const amount = (minor: bigint) => <Amount money={money(minor, order.money.currency)} locale={locale} />
  const isPaidFor = order.actions.some((one) => one.type === 'PendingPayment') || waiting !== null
  return (
    <Card tone="warn" title={m.account_changed_title()}>
      <Change
        before={amount(order.placedTotalMinor)}
        after={amount(order.money.total)}
        beforeLabel={m.account_was()}
        afterLabel={m.account_is_now()}
      />
      <p className="mt-2 text-soft">{changeNote(facts)}</p>
      {!isPaidFor && (
        <Form method="post" className="mt-3">
          <input type="hidden" name="seen" value={String(order.money.total)} />
          <SubmitButton name="do" value="accept">
            {order.money.held > 0n ? m.account_accept_refund() : m.account_accept()}
          </SubmitButton>
        </Form>
      )}
    </Card>
  )
}

// The changed total of an unpaid order is accepted by paying it, whether it rose or fell.
function changeNote({ order: { money: owed } }: OrderFacts): string {
  if (owed.held > 0n) return m.account_changed_lower()
  return owed.paid === 0n ? m.account_changed_unpaid() : m.account_changed_higher()
}

type DiscrepancyAsksProps = {
  readonly facts: OrderFacts
  readonly cases: OrderFacts['cases']
  readonly home: string
}

/** Discrepancies of the order: what we found, and the options with their prices; or that we are examining it. */
function DiscrepancyAsks({ facts, cases, home }: DiscrepancyAsksProps) {
  const { caseKey, locale, site } = facts
  return cases.map((found) => {
    const to = `${home}/account/discrepancies/${found.number}`
    const isAsked = found.state === 'proposed'
    return (
      <Card
        key={found.number}
        tone={isAsked ? 'warn' : undefined}
        title={isAsked ? actionText('ChooseForItem').title : m.account_case_title()}
      >
        <div className="flex flex-col gap-4">
          <CaseEvidence found={found} />
          {found.said && isAsked && (
            <p>
              <bdi>{found.said}</bdi>
            </p>
          )}
          {isAsked ? (
            <ChoiceForm found={found} reader={{ locale, site }} formKey={`${caseKey}${found.number}`} to={to} />
          ) : (
            <p className="text-soft">
              {found.state === 'executing' ? m.account_case_executing() : m.account_case_looking()}{' '}
              <TextLink to={to}>{m.account_case_open()}</TextLink>
            </p>
          )}
        </div>
      </Card>
    )
  })
}
