import { FormProblems } from '#people/access/form-problems.tsx'
import { ReasonAndProof } from '#people/proofs/reason-and-proof.tsx'
import type { StaffRow } from '#people/staff/read-staff.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import { DutiesFields } from './duties-fields.tsx'
import type { Place } from './read-places.ts'

type DutiesCardProps = {
  readonly member: StaffRow
  readonly places: readonly Place[]
  readonly isOwn: boolean
  /** Something else is asked over the page: its reason and proof are the only ones. */
  readonly isBehind: boolean
  readonly asksProof: boolean
  readonly answer: FormAnswer | undefined
}

/** The roles and places of a colleague, to be changed; one's own are only shown. */
export function DutiesCard({ member, places, isOwn, isBehind, asksProof, answer }: DutiesCardProps) {
  if (isOwn) {
    return (
      <Card title={m.staff_duties()}>
        <p className="text-soft">{m.staff_own_note()}</p>
      </Card>
    )
  }
  if (isBehind || member.state === 'suspended' || member.state === 'withdrawn') return null
  return (
    <Card title={m.staff_duties()}>
      <PostForm key={answer?.attempt} answer={answer} noValidate className={`flex flex-col gap-4 ${denseForm}`}>
        <FormProblems answer={answer} />
        <DutiesFields duties={member} places={places} />
        <p className="text-sm text-soft">{m.staff_admin_note()}</p>
        <ReasonAndProof name="why" label={m.staff_why()} required asksProof={asksProof} />
        <SubmitButton name="do" value="duties" size="small" className="self-start">
          {m.staff_duties_save()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}
