import { DoorCard } from '#people/access/door-card.tsx'
import { FormProblems } from '#people/access/form-problems.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'

type LinkDeedProps = {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly token: string
  readonly answer: FormAnswer | undefined
}

/** The page of a mailed link: opening it changes nothing, its button does, once. */
export function LinkDeed({ title, text, action, token, answer }: LinkDeedProps) {
  return (
    <DoorCard title={title} lead={text}>
      <PostForm answer={answer} noValidate className="flex flex-col gap-5">
        <FormProblems answer={answer} />
        <input type="hidden" name="token" value={token} />
        <SubmitButton full size="large">
          {action}
        </SubmitButton>
      </PostForm>
    </DoorCard>
  )
}
