import { Form } from 'react-router'
import type { OrderDue } from '#fulfilment/requests/facts/read-request-dues.ts'
import { stageOf } from '#fulfilment/requests/facts/request-stage.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { ageText } from '#platform/values/age.ts'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { type Currency, money } from '#platform/values/amounts/money.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { DeskCard, DeskItem } from './desk-card.ts'
import { ChooseRequest } from './several-bar.tsx'
import type { CashForm } from './with-cash.ts'

export type RequestFacts = { readonly locale: Locale; readonly now: Date; readonly currency: Currency }
type RequestCardProps = {
  readonly request: DeskCard
  readonly facts: RequestFacts
  /** Whether it can be chosen for an action on several. */
  readonly isChoosable?: boolean
  /** The page for scanning its pieces one by one; null if they are scanned here. */
  readonly scanAt: string | null
  readonly answer?: FormAnswer
}

/** One request: its goods, what is due, and the next step. */
export function RequestCard({ request, facts, isChoosable = false, scanAt, answer }: RequestCardProps) {
  const { locale, now } = facts
  const { number, customer, office, createdAt, items, shelf, stateLabel } = request
  return (
    <Card
      as="article"
      flush
      title={
        <span data-row className="flex flex-wrap items-center gap-x-3">
          {isChoosable && <ChooseRequest id={request.id} number={number} />}
          <Ltr>{number}</Ltr>
          <bdi className="text-base font-normal">{customer}</bdi>
        </span>
      }
      aside={
        <span className="facts">
          <span>{office}</span>
          <span>{m.requests_age({ age: ageText(createdAt, now, locale) })}</span>
          {shelf && (
            <strong className="font-semibold text-ink">
              {m.requests_shelf()} <Ltr>{shelf}</Ltr>
            </strong>
          )}
          <Badge tone="info" size="small">
            {stateLabel}
          </Badge>
        </span>
      }
    >
      <RequestItems items={items} locale={locale} />
      <RequestDues dues={request.dues} facts={facts} cash={request.cash} />
      <NextStep request={request} scanAt={scanAt} answer={answer} />
    </Card>
  )
}

type RequestItemsProps = { readonly items: readonly DeskItem[]; readonly locale: Locale }

export function RequestItems({ items, locale }: RequestItemsProps) {
  return (
    <ul className="goods">
      {items.map((item) => (
        <li key={item.label} data-row>
          <Link to={`/${locale}/ops/orders/${item.orderNumber}`}>
            <Ltr>{item.label}</Ltr>
          </Link>
          <bdi>{item.title}</bdi>
          {item.shelves !== undefined && item.shelves.length > 0 && (
            <strong className="font-semibold">
              {m.requests_item_shelf({ code: isolateLtr(item.shelves.join(' · ')) })}
            </strong>
          )}
          <span>{`× ${item.quantity}`}</span>
          <span>{item.stateLabel}</span>
        </li>
      ))}
    </ul>
  )
}

type RequestDuesProps = {
  readonly dues: readonly OrderDue[]
  readonly facts: RequestFacts
  /** For staff who may take payment at the office's till. */
  readonly cash?: CashForm | null
}

/** While something is due nothing is prepared or handed over; links to the place where it is paid. */
export function RequestDues({ dues, facts, cash = null }: RequestDuesProps) {
  if (dues.length === 0) return null
  return (
    <Notice tone="warn" title={m.requests_due_title()} className="m-3">
      <ul>
        {dues.map(({ orderNumber, minor }) => (
          <li key={orderNumber} className="flex flex-wrap gap-x-3">
            <Link to={`/${facts.locale}/ops/orders/${orderNumber}`} className="text-sea underline-offset-4">
              <Ltr>{orderNumber}</Ltr>
            </Link>
            <strong className="font-semibold">
              <Amount money={money(minor, facts.currency)} locale={facts.locale} />
            </strong>
          </li>
        ))}
      </ul>
      <p>{m.requests_due_text()}</p>
      {cash && (
        <Form method="post" action={`/${facts.locale}/ops/finance/tills`} className="mt-2">
          <input type="hidden" name="do" value="due" />
          <input type="hidden" name="requestId" value={cash.requestId} />
          <input type="hidden" name="key" value={cash.key} />
          <SubmitButton size="small" kind="secondary" busyLabel={m.platform_form_busy()}>
            {m.requests_due_cash()}
          </SubmitButton>
        </Form>
      )}
    </Notice>
  )
}

function NextStep({ request, scanAt, answer }: Pick<RequestCardProps, 'request' | 'scanAt' | 'answer'>) {
  const { errors = {} } = answer ?? {}
  const stage = stageOf(request)
  if (stage === 'ready') return <Reshelve request={request} answer={answer} />
  return (
    <PostForm answer={answer} preventScrollReset className={`${denseForm} foot`}>
      <input type="hidden" name="requestId" value={request.id} />
      {errors.general && (
        <Notice tone="bad" role="alert">
          {errors.general}
        </Notice>
      )}
      {stage === 'prepare' && scanAt !== null && (
        <Link to={scanAt} preventScrollReset className="way">
          {m.requests_prepare_scan()}
        </Link>
      )}
      {stage === 'prepare' && scanAt === null && (
        <TextArea
          label={m.requests_prepare_scanned()}
          hint={m.requests_prepare_scanned_hint()}
          name="scanned"
          id={`field-${request.id}-scanned`}
          dir="ltr"
          rows={3}
          autoFocus
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {stage === 'prepare' ? (
        <SubmitButton
          size="small"
          name="do"
          value="prepare"
          disabled={request.dues.length > 0}
          className="self-start"
          busyLabel={m.platform_form_busy()}
        >
          {m.requests_prepare()}
        </SubmitButton>
      ) : (
        <div className="flex flex-wrap items-start gap-3">
          <Field
            label={m.requests_shelf()}
            name="shelf"
            id={`field-${request.id}-shelf`}
            ltr
            autoComplete="off"
            className="w-48"
          />
          <SubmitButton
            size="small"
            name="do"
            value="shelve"
            className="sm:mt-6.5 sm:rtl:mt-8"
            busyLabel={m.platform_form_busy()}
          >
            {m.requests_shelve()}
          </SubmitButton>
        </div>
      )}
    </PostForm>
  )
}

// A ready request may still be moved to another shelf.
function Reshelve({ request, answer }: Pick<RequestCardProps, 'request' | 'answer'>) {
  const mine = answer?.typed.do === 'reshelve' ? answer : { errors: noErrors, typed: noErrors }
  const { errors } = mine
  return (
    <div className="border-t border-line px-4">
      <Disclosure quiet summary={m.requests_reshelve()} open={Object.keys(errors).length > 0}>
        <PostForm answer={mine} preventScrollReset className={`${denseForm} flex flex-wrap items-start gap-3 pt-1`}>
          <input type="hidden" name="requestId" value={request.id} />
          <Field
            label={m.requests_shelf()}
            name="shelf"
            id={`field-${request.id}-shelf`}
            ltr
            autoComplete="off"
            className="w-48"
            error={errors.shelf ?? errors.general}
          />
          <SubmitButton size="small" kind="secondary" name="do" value="reshelve" className="sm:mt-6.5 sm:rtl:mt-8">
            {m.requests_reshelve_press()}
          </SubmitButton>
        </PostForm>
      </Disclosure>
    </div>
  )
}

const noErrors: Readonly<Record<string, string>> = {}
