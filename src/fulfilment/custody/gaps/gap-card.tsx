import { ChainTimeline } from '#fulfilment/custody/chain-timeline.tsx'
import { lastPlace, placeName } from '#fulfilment/custody/custody-names.ts'
import type { PieceScan } from '#fulfilment/custody/read-piece.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Locale } from '#platform/work/work.ts'
import { stateLabel } from '#selling/orders/items/item-label.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { isBeyondScans } from './gap.ts'
import { LeftForm } from './gap-left-form.tsx'
import { gapNames, nextNames } from './gap-names.ts'
import type { NotedGap } from './read-noted-gaps.ts'

type GapCardProps = {
  readonly gap: NotedGap
  readonly chain: readonly PieceScan[] | null
  readonly answer?: FormAnswer
  readonly isAdmin: boolean
  readonly locale: Locale
  readonly site: Site
}

/** One gap with its facts, and the ways to end it: found, gone, a case, or explained. */
export function GapCard({ gap, chain, answer, isAdmin, locale, site }: GapCardProps) {
  const ops = `/${locale}/ops`
  const general = answer?.errors.general
  return (
    <Card title={gapNames[gap.kind]()} className="mb-4">
      {general && (
        <Notice tone="bad" role="alert" className="mb-3">
          {general}
        </Notice>
      )}
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-3">
          <Facts items={factsOf(gap, ops, locale, site)} />
          {gap.confirmable.length > 0 && <ConfirmForm gap={gap} answer={answer} locale={locale} site={site} />}
          {gap.ends.length > 0 && <LeftForm gap={gap} answer={answer} />}
          {gap.caseNumber === null && gap.kind !== 'ended' && !isBeyondScans(gap.kind) && (
            <CaseForm gap={gap} answer={answer} />
          )}
          {(isAdmin || !isBeyondScans(gap.kind)) && <ExplainForm gap={gap} answer={answer} />}
        </div>
        {chain && <ChainTimeline chain={chain} locale={locale} site={site} />}
      </div>
    </Card>
  )
}

function factsOf(gap: NotedGap, ops: string, locale: Locale, site: Site) {
  const order = (
    <TextLink to={`${ops}/orders/${gap.orderNumber}`}>
      <Ltr>{gap.label}</Ltr>
    </TextLink>
  )
  const theCase = gap.caseNumber !== null && (
    <TextLink to={`${ops}/discrepancies/${gap.caseNumber}`}>
      <Ltr>{gap.caseNumber}</Ltr>
    </TextLink>
  )
  return [
    { term: m.custody_gap_item(), value: <bdi>{gap.title}</bdi> },
    { term: m.custody_gap_label(), value: order },
    ...(gap.barcode ? [{ term: m.custody_gap_barcode(), value: <Ltr>{gap.barcode}</Ltr> }] : []),
    { term: m.custody_gap_state(), value: stateLabel(gap.state, site, gap.country, locale) },
    ...(gap.place ? [{ term: m.custody_gap_last(), value: placeOf(gap, ops, locale, site) }] : []),
    { term: m.custody_gap_next(), value: nextNames[gap.next]() },
    ...(theCase ? [{ term: m.custody_gap_case_number(), value: theCase }] : []),
  ]
}

// A piece is taken out of its box on the page of the box.
function placeOf(gap: NotedGap, ops: string, locale: Locale, site: Site) {
  const box = gap.place?.startsWith('box ') ? gap.place.split('/')[1] : undefined
  const place = lastPlace(gap, locale, site)
  return box === undefined ? place : <TextLink to={`${ops}/warehouse/boxes/${box}`}>{place}</TextLink>
}

type FormProps = Pick<GapCardProps, 'gap' | 'answer'>

function ConfirmForm({ gap, answer, locale, site }: FormProps & Pick<GapCardProps, 'locale' | 'site'>) {
  const asksWhich = gap.confirmable.some((one) => one.place === null)
  return (
    <PostForm answer={of(answer, 'confirm')} className={`${denseForm} flex flex-col items-start gap-3`}>
      <input type="hidden" name="id" value={gap.id} />
      <Select
        label={m.custody_gap_where()}
        name="kind"
        id="confirm-kind"
        options={gap.confirmable.map(({ kind, place }) => ({
          value: kind,
          text: placeName({ kind, place: place ?? '' }, locale, site),
        }))}
      />
      {asksWhich && <Field label={m.custody_gap_which()} name="place" id="confirm-place" ltr autoComplete="off" />}
      <Field
        label={m.custody_gap_note()}
        name="note"
        id="confirm-note"
        optional={m.custody_optional()}
        autoComplete="off"
      />
      <SubmitButton size="small" name="do" value="confirm" busyLabel={m.platform_form_busy()}>
        {m.custody_gap_confirm()}
      </SubmitButton>
    </PostForm>
  )
}

function CaseForm({ gap, answer }: FormProps) {
  const mine = of(answer, 'case')
  const { errors } = mine
  return (
    <Disclosure quiet summary={m.custody_gap_case()} open={Object.keys(errors).length > 0}>
      <PostForm answer={mine} className={`${denseForm} flex flex-col items-start gap-3`}>
        <input type="hidden" name="id" value={gap.id} />
        <p>{m.custody_gap_case_text()}</p>
        <Field
          label={m.custody_gap_note()}
          name="note"
          id="case-note"
          optional={m.custody_optional()}
          autoComplete="off"
        />
        <SubmitButton size="small" kind="secondary" name="do" value="case">
          {m.custody_gap_case_press()}
        </SubmitButton>
      </PostForm>
    </Disclosure>
  )
}

function ExplainForm({ gap, answer }: FormProps) {
  const mine = of(answer, 'explain')
  const { errors } = mine
  return (
    <Disclosure quiet summary={m.custody_gap_explain()} open={Object.keys(errors).length > 0}>
      <PostForm answer={mine} className={`${denseForm} flex flex-col items-start gap-3`}>
        <input type="hidden" name="id" value={gap.id} />
        <Field label={m.custody_gap_why()} name="why" id="explain-why" autoComplete="off" />
        <SubmitButton size="small" kind="secondary" name="do" value="explain">
          {m.custody_gap_explain_press()}
        </SubmitButton>
      </PostForm>
    </Disclosure>
  )
}

function of(answer: FormAnswer | undefined, deed: string): Pick<FormAnswer, 'errors' | 'typed'> {
  return answer?.typed.do === deed ? answer : { errors: {}, typed: {} }
}
