import { useState } from 'react'
import type { OrderDue } from '#fulfilment/requests/facts/read-request-dues.ts'
import { stageOf } from '#fulfilment/requests/facts/request-stage.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolate, isolateLtr } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import { compareNames, leastNameScore } from './compare-names.ts'
import { RequestDues, type RequestFacts, RequestItems } from './request-card.tsx'
import type { DeskRequest } from './search-desk.ts'
import { SignaturePad } from './signature-pad.tsx'
import type { CashForm } from './with-cash.ts'

type HandOverProps = {
  readonly request: DeskRequest & { readonly dues: readonly OrderDue[]; readonly cash: CashForm | null }
  /** The code that the customer showed; empty if the request was found another way and the code is still needed. */
  readonly code: string
  readonly facts: RequestFacts
  readonly answer?: FormAnswer
}

/** The form for handing over: the customer's code, the collector's name and ID, and nothing due. */
export function HandOver({ request, code, facts, answer }: HandOverProps) {
  const { number, customer, shelf, items, dues, stateLabel } = request
  const isReady = stageOf(request) === 'ready'
  return (
    <Card
      flush
      title={
        <span className="flex flex-wrap items-center gap-x-3">
          <Ltr>{number}</Ltr>
          <bdi className="text-base font-normal">{customer}</bdi>
        </span>
      }
      aside={
        <span className="flex items-center gap-3">
          {shelf && (
            <strong className="text-lg font-semibold">
              {m.requests_shelf()} <Ltr>{shelf}</Ltr>
            </strong>
          )}
          <Badge tone={isReady ? 'ok' : 'wait'}>{isReady ? m.requests_stage_ready() : stateLabel}</Badge>
        </span>
      }
    >
      <RequestItems items={items} locale={facts.locale} />
      <RequestDues dues={dues} facts={facts} cash={request.cash} />
      {isReady ? (
        <CollectForm request={request} code={code} answer={answer} />
      ) : (
        <Notice tone="wait" className="m-3">
          {m.requests_not_ready()}
        </Notice>
      )}
    </Card>
  )
}

function CollectForm({ request, code, answer }: Omit<HandOverProps, 'facts'>) {
  const { errors = {}, typed = {} } = answer ?? {}
  const meant = request.collector
  const [seen, setSeen] = useState(typed.collectorName ?? meant?.name ?? '')
  const accounts = [request.customer, ...(meant ? [meant.name] : [])]
  return (
    <PostForm answer={answer} className={`${denseForm} foot gap-3`}>
      <input type="hidden" name="requestId" value={request.id} />
      <input type="hidden" name="number" value={request.number} />
      {errors.general && (
        <Notice tone="bad" role="alert">
          {errors.general}
        </Notice>
      )}
      {meant && (
        <Notice tone="info">{m.requests_meant({ name: isolate(meant.name), id: isolateLtr(meant.idNumber) })}</Notice>
      )}
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]">
        <Field
          label={m.requests_code()}
          name="code"
          ltr
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          autoFocus={code === ''}
          defaultValue={code}
        />
        <Field
          label={m.requests_collector()}
          name="collectorName"
          autoComplete="off"
          autoFocus={code !== ''}
          defaultValue={meant?.name}
          onChange={(event) => setSeen(event.currentTarget.value)}
        />
        <Field label={m.requests_collector_id()} name="collectorIdNumber" ltr autoComplete="off" />
      </div>
      <NameMatch accounts={accounts} seen={seen} />
      <Checkbox name="nameSeen" defaultChecked={typed.nameSeen === 'on'} label={m.requests_name_seen()} />
      <SignaturePad drawn={typed.signature} isOnPaper={typed.signedOnPaper === 'on'} />
      <SubmitButton
        size="small"
        name="do"
        value="collect"
        disabled={request.dues.length > 0}
        className="self-start"
        busyLabel={m.platform_form_busy()}
      >
        {m.requests_collect()}
      </SubmitButton>
      <p className="text-xs text-soft">
        {m.requests_collect_hint()}{' '}
        <TextLink href={`/api/ops/desk/${request.number}/sheet`} newTab>
          {m.requests_hand_sheet_print()}
        </TextLink>
      </p>
    </PostForm>
  )
}

type NameMatchProps = {
  /** The expected names: the customer's, and that of the person they named. */
  readonly accounts: readonly string[]
  readonly seen: string
}

/** How similar the name on the ID is to the known one, and what differs. Staff decide. */
function NameMatch({ accounts, seen }: NameMatchProps) {
  if (seen.trim().length < 2) return null
  const [best] = accounts.map((name) => compareNames(name, seen)).sort((one, other) => other.score - one.score)
  if (!best) return null
  const { score, missing, extra } = best
  const tone = score === 100 ? 'ok' : score < leastNameScore ? 'bad' : 'wait'
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm" role="status">
      <Badge tone={tone} size="small">
        {m.requests_name_score({ score })}
      </Badge>
      {missing.length > 0 && <span>{m.requests_name_missing({ words: isolate(missing.join(' ')) })}</span>}
      {extra.length > 0 && <span>{m.requests_name_extra({ words: isolate(extra.join(' ')) })}</span>}
    </p>
  )
}
