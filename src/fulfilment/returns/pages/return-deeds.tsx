import type { ReturnView } from '#fulfilment/returns/read-returns.ts'
import { type ReturnEvent, type ReturnMove, returnMoves } from '#fulfilment/returns/return-moves.ts'
import { conditionNames, reasonNames } from '#fulfilment/returns/return-names.ts'
import { conditions } from '#fulfilment/returns/return-reasons.ts'
import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { findMove } from '#platform/work/moves.ts'
import type { Locale, Role } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type DeedFacts = {
  readonly found: ReturnView
  readonly twoPeopleFromMinor: bigint
  readonly asksProof: boolean
  readonly me: { readonly id: string; readonly roles: readonly Role[] }
  readonly key: string
  readonly locale: Locale
  readonly site: Site
}
type ReturnDeedsProps = { readonly facts: DeedFacts; readonly answer: FormAnswer | undefined }

/** The actions that this staff member may take on the return at its stage. */
export function ReturnDeeds({ facts, answer }: ReturnDeedsProps) {
  const { found, me } = facts
  const who = { kind: 'staff', ...me, places: [] } as const
  const may = (event: ReturnEvent) => findMove<ReturnMove>(who, returnMoves, found.state, event) !== null
  const shown = { facts, answer }
  return (
    <>
      {answer?.errors.general && (
        <Notice tone="bad" role="alert">
          {answer.errors.general}
        </Notice>
      )}
      {may('approve') && <Review {...shown} />}
      {may('receive') && <Receive {...shown} />}
      {may('refund') && <Refund {...shown} />}
      {may('reject') && <Reject {...shown} />}
    </>
  )
}

function Review({ facts, answer }: ReturnDeedsProps) {
  const { found } = facts
  return (
    <Card title={m.returns_review()}>
      <PostForm answer={answer} className={`flex flex-col gap-4 ${denseForm}`}>
        <p className="text-soft">{m.returns_claimed({ reason: reasonNames[found.reason]() })}</p>
        <RadioCards
          legend={m.returns_fault()}
          name="fault"
          defaultValue={found.isOurs ? 'ours' : 'nobody'}
          options={[
            { value: 'ours', title: m.returns_fault_ours(), note: m.returns_fault_ours_note() },
            { value: 'nobody', title: m.returns_fault_nobody(), note: m.returns_fault_nobody_note() },
          ]}
        />
        <TextArea label={m.returns_note_staff()} name="note" rows={2} />
        <SubmitButton name="do" value="approve" className="self-start">
          {m.returns_approve()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}

function Reject({ answer }: ReturnDeedsProps) {
  return (
    <Card title={m.returns_reject()}>
      <PostForm answer={answer} className={`flex flex-col gap-4 ${denseForm}`}>
        <TextArea label={m.returns_reject_why()} name="why" rows={2} />
        <SubmitButton kind="danger" name="do" value="reject" className="self-start">
          {m.returns_reject()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}

function Receive({ answer }: ReturnDeedsProps) {
  return (
    <Card title={m.returns_receive()}>
      <PostForm answer={answer} encType="multipart/form-data" className={`flex flex-col gap-4 ${denseForm}`}>
        <Field label={m.returns_receive_code()} name="code" inputMode="numeric" autoComplete="off" ltr />
        <TextArea
          label={m.returns_receive_barcodes()}
          hint={m.returns_receive_barcodes_hint()}
          name="barcodes"
          rows={2}
        />
        <Select
          label={m.returns_condition()}
          name="condition"
          defaultValue="as_new"
          options={conditions.map((value) => ({ value, text: conditionNames[value]() }))}
        />
        <TextArea label={m.returns_receive_note()} name="conditionNote" rows={2} />
        <FileField
          label={m.returns_photo()}
          name="photo"
          accept="image/jpeg,image/png,image/webp"
          chooseLabel={m.returns_photo_choose()}
        />
        <SubmitButton name="do" value="receive" className="self-start">
          {m.returns_receive()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}

function Refund({ facts, answer }: ReturnDeedsProps) {
  const { found, twoPeopleFromMinor, asksProof, me, key, locale, site } = facts
  const say = (minor: bigint) => isolate(formatMoney(money(minor, sites[site].currency), locale))
  const needsTwo = found.backMinor >= twoPeopleFromMinor
  const isMine = found.proposedById === me.id
  const name = !needsTwo
    ? m.returns_refund()
    : found.proposedById === null
      ? m.returns_refund_propose()
      : m.returns_refund_agree()
  return (
    <Card title={m.returns_refund()}>
      <PostForm answer={answer} className={`flex flex-col items-start gap-4 ${denseForm}`}>
        <FormKey value={key} />
        <p>{m.returns_refund_text({ back: say(found.backMinor) })}</p>
        {needsTwo && (
          <Notice tone="info">
            {found.proposedBy
              ? m.returns_refund_proposed({ name: isolate(found.proposedBy) })
              : m.returns_refund_two({ limit: say(twoPeopleFromMinor) })}
          </Notice>
        )}
        {!isMine && <StaffProof asks={asksProof} />}
        <div className="flex flex-wrap gap-3">
          {!isMine && (
            <SubmitButton name="do" value="refund">
              {name}
            </SubmitButton>
          )}
          {found.proposedById !== null && (
            <SubmitButton kind="secondary" name="do" value="withdraw">
              {m.returns_refund_withdraw()}
            </SubmitButton>
          )}
        </div>
      </PostForm>
    </Card>
  )
}
