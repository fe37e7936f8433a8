import { Form } from 'react-router'
import { GiveUpDeposit } from '#checkout/deposit/give-up-deposit-form.tsx'
import { isBeingConfirmed } from '#money/payments/payment-moves.ts'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { outcomeAdvice } from './outcome-advice.ts'
import { outcomeTexts, subjectOf } from './outcome-texts.ts'
import { PayByTransfer } from './pay-by-transfer.tsx'
import { PayWithCode } from './pay-with-code.tsx'
import type { Outcome, OutcomeFace } from './read-outcome.ts'

const looks: Readonly<Record<OutcomeFace, { icon: IconName; ring: string }>> = {
  paid: { icon: 'check', ring: 'border-ok-line bg-ok-soft text-ok' },
  credited: { icon: 'wallet', ring: 'border-info-line bg-info-soft text-info' },
  pending: { icon: 'clock', ring: 'border-wait-line bg-wait-soft text-wait' },
  failed: { icon: 'warning', ring: 'border-bad-line bg-bad-soft text-bad' },
  expired: { icon: 'clock', ring: 'border-line bg-sunken text-soft' },
}

type PaymentOutcomeProps = {
  readonly outcome: Outcome
  /** Whether notifications in the browser are offered here. */
  readonly offersPush: boolean
  readonly home: string
  readonly locale: Locale
  readonly errors: FieldErrors
}

/** The result of a payment, and what to do next. */
export function PaymentOutcome({ outcome, offersPush, home, locale, errors }: PaymentOutcomeProps) {
  const { face, amount, parts, order, request, card, wayToPay } = outcome
  const sum = (money: Money) => <Amount money={money} locale={locale} />
  const { icon, ring } = looks[face]
  const held = face === 'pending' && !outcome.isOver ? parts : null
  const { title, text } = outcomeTexts(outcome)
  const advice = outcomeAdvice(outcome)
  const facts = [
    order && { key: 'order', term: m.checkout_fact_order(), value: <Ltr>{order.number}</Ltr> },
    request && { key: 'request', term: m.requests_number(), value: <Ltr>{request.number}</Ltr> },
    { key: 'amount', term: m.checkout_fact_amount(), value: sum(amount) },
    // What is over holds nothing of the balance any more.
    held && { key: 'balance', term: m.checkout_part_from_balance(), value: sum(held.balance) },
    held && { key: 'outside', term: m.checkout_part_outside(), value: sum(held.outside) },
    {
      key: 'method',
      term: m.checkout_fact_method(),
      value: card ? (
        <bdi dir="ltr">
          {card.brand} •••• {card.last4}
        </bdi>
      ) : (
        outcome.methodName
      ),
    },
    { key: 'number', term: m.checkout_fact_number(), value: <Ltr>{outcome.number}</Ltr> },
  ].filter((fact) => fact !== null)
  return (
    <Card>
      <div className="flex flex-col items-center gap-3 pt-4 text-center" role="status">
        <span className={`inline-flex size-16 items-center justify-center rounded-full border-2 ${ring}`}>
          <Icon name={icon} size={32} />
        </span>
        <h1 className="text-2xl">{title}</h1>
        <p className="max-w-md text-soft">{text}</p>
      </div>
      {advice.length > 0 && (
        <ul className="mx-auto mt-4 flex max-w-md list-disc flex-col gap-1 ps-5 text-soft">
          {advice.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {wayToPay && (
        <div className="mx-auto mt-5 max-w-md">
          {wayToPay.kind === 'transfer' ? (
            <PayByTransfer way={wayToPay} isOver={outcome.isOver} locale={locale} errors={errors} />
          ) : (
            <PayWithCode way={wayToPay} locale={locale} />
          )}
        </div>
      )}
      <div className="mx-auto my-5 max-w-md">
        <Facts items={facts} />
      </div>
      <div className="mx-auto flex max-w-md flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-center">
        <WaysOn outcome={outcome} home={home} />
      </div>
      {offersPush && (
        <p className="mt-5 text-center">
          <TextLink to={`${home}/account/notifications/settings#push`} icon="bell">
            {m.notices_push_offer()}
          </TextLink>
        </p>
      )}
      {outcome.mayGiveUp && <GiveUpDeposit />}
    </Card>
  )
}

function WaysOn({ outcome, home }: { readonly outcome: Outcome; readonly home: string }) {
  const { face, order, checkoutUrl, initiator } = outcome
  const toSubject = <ToSubject outcome={outcome} home={home} />
  const another = <AnotherWay outcome={outcome} home={home} />
  const hasPage = order !== null || outcome.request !== null
  const toWallet = <ButtonLink to={`${home}/account/financial/wallet`}>{m.checkout_to_wallet()}</ButtonLink>
  const toHistory = (
    <ButtonLink to={`${home}/account/financial?search=${outcome.number}`}>{m.checkout_to_history()}</ButtonLink>
  )
  if (face === 'paid' && subjectOf(initiator) === 'wallet') return toWallet
  if (face === 'paid') return hasPage ? toSubject : toHistory
  if (face === 'credited') {
    return (
      <>
        {toWallet}
        {another}
        {toSubject}
      </>
    )
  }
  if (face === 'pending' && isBeingConfirmed(outcome.confirmation)) {
    return (
      <>
        <LookAgain isAsked to={`${home}/payment/${outcome.id}`} />
        {hasPage ? toSubject : toWallet}
      </>
    )
  }
  if (face === 'pending' && checkoutUrl) {
    // While the gateway has not answered, the customer may have paid, so "look again" comes first.
    const isUnknown = outcome.confirmation === 'unanswered'
    const lookAgain = <LookAgain isAsked to={`${home}/payment/${outcome.id}`} />
    return (
      <>
        {isUnknown && lookAgain}
        <ButtonLink href={checkoutUrl} kind={isUnknown ? 'secondary' : 'primary'}>
          {m.checkout_go_to_page()}
        </ButtonLink>
        {!isUnknown && lookAgain}
        {another}
      </>
    )
  }
  if (face === 'pending' && outcome.wayToPay) {
    // A customer who sent a receipt has paid: another method would pay twice.
    const hasPaid = outcome.wayToPay.kind === 'transfer' && outcome.wayToPay.receipt !== null
    return (
      <>
        <LookAgain isAsked={outcome.wayToPay.kind === 'code'} to={`${home}/payment/${outcome.id}`} />
        {!hasPaid && another}
        {hasPage ? toSubject : toWallet}
      </>
    )
  }
  if (order?.isClosed) return toSubject
  if (outcome.isSettledSince) return hasPage ? toSubject : toHistory
  // What is paid on a screen of its own is tried again there.
  if (!hasPage && initiator !== 'deposit') return toHistory
  return (
    <>
      <Form method="post" className="contents">
        <input type="hidden" name="do" value="retry" />
        <input type="hidden" name="key" value={outcome.key} />
        <SubmitButton>{initiator === 'deposit' ? m.checkout_deposit_again() : m.checkout_try_again()}</SubmitButton>
      </Form>
      {another}
      {initiator === 'deposit' ? toWallet : toSubject}
    </>
  )
}

type WayProps = { readonly outcome: Outcome; readonly home: string }

// The page of the order or the request it was for.
function ToSubject({ outcome: { face, order, request }, home }: WayProps) {
  const kind = face === 'paid' ? 'primary' : 'secondary'
  if (order) {
    return (
      <ButtonLink to={`${home}/account/orders/${order.number}`} kind={kind}>
        {face === 'paid' ? m.checkout_track_order() : m.checkout_to_order()}
      </ButtonLink>
    )
  }
  if (!request) return null
  return (
    <ButtonLink to={`${home}/account/orders/request/${request.number}`} kind={kind}>
      {m.requests_to_request()}
    </ButtonLink>
  )
}

// A gateway is asked at once. For our till and our own staff the page shows what is known by now.
function LookAgain({ isAsked, to }: { readonly isAsked: boolean; readonly to: string }) {
  return (
    <ButtonLink to={isAsked ? `${to}?check=1` : to} icon="refresh">
      {isAsked ? m.checkout_check_again() : m.checkout_refresh()}
    </ButtonLink>
  )
}

// Only what still waits for money is paid in another way.
function AnotherWay({ outcome: { face, order, request }, home }: WayProps) {
  const isOrder = order !== null && (face !== 'credited' || (!order.isClosed && order.due.minor > 0n))
  if (isOrder) return <ButtonLink to={`${home}/checkout/order/${order.number}`}>{m.checkout_another_way()}</ButtonLink>
  if (!request?.isWaiting) return null
  return <ButtonLink to={`${home}/account/orders/request/${request.number}/pay`}>{m.checkout_another_way()}</ButtonLink>
}
