import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { findMove } from '#platform/work/moves.ts'
import type { Role } from '#platform/work/work.ts'
import {
  type DiscrepancyEvent,
  type DiscrepancyMove,
  discrepancyMoves,
  type StaffEnding,
  staffEndings,
} from '#selling/orders/discrepancies/discrepancy-moves.ts'
import type { DiscrepancyView } from '#selling/orders/discrepancies/read-discrepancies.ts'
import { m } from '#words/messages.js'

type DeedFacts = {
  readonly found: DiscrepancyView
  readonly me: { readonly id: string; readonly roles: readonly Role[] }
  readonly asksProof: boolean
  readonly key: string
}
type CaseDeedsProps = { readonly facts: DeedFacts; readonly answer?: FormAnswer }

const endings: Readonly<Record<StaffEnding, readonly [label: () => string, button: () => string]>> = {
  withdraw: [m.orders_case_withdraw_why, m.orders_case_withdraw],
  takeBack: [m.orders_case_take_back_why, m.orders_case_take_back],
  putBack: [m.orders_case_put_back_why, m.orders_case_put_back],
  close: [m.orders_case_close_why, m.orders_case_close],
}

/** The actions that this staff member may take on the case now, besides proposing. */
export function CaseDeeds({ facts, answer }: CaseDeedsProps) {
  const { found, me } = facts
  const who = { kind: 'staff', ...me, places: [] } as const
  const may = (event: DiscrepancyEvent) => findMove<DiscrepancyMove>(who, discrepancyMoves, found.state, event) !== null
  // Goods that were bought again end their case by arriving.
  const isBoughtAnew = found.chosenKind === 'replace'
  const shown = staffEndings.filter((event) => may(event) && !(event === 'close' && isBoughtAnew))
  return (
    <>
      {found.state === 'executing' && isBoughtAnew && <Notice tone="info">{m.orders_case_staff_replace()}</Notice>}
      {may('approve') && <Approve facts={facts} answer={answer} />}
      {shown.map((event) => (
        <Ending key={event} event={event} answer={answer?.typed.do === event ? answer : undefined} />
      ))}
      {found.endedAt === null && <Evidence answer={answer} />}
    </>
  )
}

function Approve({ facts, answer }: CaseDeedsProps) {
  const { found, me, asksProof, key } = facts
  if (found.draftedById === me.id) return <Notice tone="info">{m.orders_case_waits_second()}</Notice>
  const errors = answer?.typed.do === 'approve' ? answer.errors : {}
  return (
    <Card title={m.orders_case_approve_title()}>
      <PostForm answer={{ errors }} noValidate className={`flex flex-col gap-3 ${denseForm}`}>
        <FormKey value={key} />
        <input type="hidden" name="round" value={found.round} />
        <p className="text-soft">{m.orders_case_approve_lead()}</p>
        <StaffProof asks={asksProof} />
        <SubmitButton name="do" value="approve" className="self-start">
          {m.orders_case_approve()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}

function Ending({ event, answer }: { readonly event: StaffEnding; readonly answer: FormAnswer | undefined }) {
  const [label, button] = endings[event]
  return (
    <Card as="div">
      <PostForm answer={answer} noValidate className={`flex flex-col gap-3 ${denseForm}`}>
        <TextArea label={label()} name="why" id={`field-${event}-why`} rows={2} />
        <SubmitButton kind="secondary" name="do" value={event} className="self-start">
          {button()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}

function Evidence({ answer }: { readonly answer: FormAnswer | undefined }) {
  return (
    <Card as="div">
      <PostForm answer={answer} encType="multipart/form-data" className={`flex flex-col gap-3 ${denseForm}`}>
        <FileField
          label={m.orders_case_add_photo()}
          name="photo"
          accept="image/jpeg,image/png,image/webp,image/heic"
          chooseLabel={m.orders_case_photo_choose()}
        />
        <SubmitButton kind="secondary" name="do" value="evidence" className="self-start">
          {m.orders_case_photo_send()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}
