import { Form } from 'react-router'
import type { FormAnswer } from '#platform/answer-form.ts'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import { m } from '#words/messages.js'
import { DoorCard } from './door-card.tsx'
import { FormProblems } from './form-problems.tsx'
import { ProofField } from './proof-field.tsx'

type ConfirmFormProps = { readonly who: 'customer' | 'staff'; readonly answer: FormAnswer | undefined }

/** Asks who is there before a page that only they may see. */
export function ConfirmForm({ who, answer }: ConfirmFormProps) {
  return (
    <DoorCard title={m.people_confirm_title()} lead={m.people_confirm_lead()}>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <FormProblems answer={answer} />
        <ProofField who={who} error={answer?.errors.proof} />
        <SubmitButton full size="large" busyLabel={m.people_busy()}>
          {m.people_confirm_action()}
        </SubmitButton>
      </Form>
    </DoorCard>
  )
}
