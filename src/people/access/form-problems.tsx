import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { m } from '#words/messages.js'

/** The errors of the form that was just sent. */
export function FormProblems({ answer }: { readonly answer: Pick<FormAnswer, 'errors'> | undefined }) {
  const errors = Object.entries(answer?.errors ?? {}).map(([name, text]) =>
    name === 'general' ? { text } : { name, text },
  )
  return <ErrorSummary title={m.people_problem()} errors={errors} />
}
