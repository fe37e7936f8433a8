import { DoorCard } from '#people/access/door-card.tsx'
import { FormProblems } from '#people/access/form-problems.tsx'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import type { KeptField } from '#platform/work/ask-proof.ts'
import { m } from '#words/messages.js'
import { ProofField } from './proof-field.tsx'

type ConfirmFormProps = {
  readonly who: 'customer' | 'staff'
  readonly errors?: FieldErrors | undefined
  /** The waiting form, which continues with everything that was typed. */
  readonly kept?: readonly KeptField[] | undefined
  /** The address of the form, if it is not the page itself. */
  readonly action?: string
}

/** Asks for a proof of identity, before a private page or before a form with money continues. */
export function ConfirmForm({ who, errors = {}, kept = [], action }: ConfirmFormProps) {
  const isOnTheWay = kept.length > 0
  return (
    <DoorCard
      title={m.people_confirm_title()}
      lead={isOnTheWay ? m.people_confirm_lead_form() : m.people_confirm_lead()}
    >
      <PostForm
        answer={{ errors }}
        noValidate
        className="flex flex-col gap-5"
        reloadDocument={isOnTheWay}
        {...(action && { action })}
      >
        <FormProblems answer={{ errors }} />
        {kept.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields of one name may come several times
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <ProofField who={who} />
        <SubmitButton full size="large" busyLabel={m.people_busy()}>
          {m.people_confirm_action()}
        </SubmitButton>
      </PostForm>
    </DoorCard>
  )
}
