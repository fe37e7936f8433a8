import type { FormAnswer } from '#platform/http/forms/answer-form.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { m } from '#words/messages.js'

/** What is wrong with the form that was just sent. */
export function FormProblems({ answer }: { readonly answer: FormAnswer | undefined }) {
  const errors = Object.entries(answer?.errors ?? {}).map(([name, text]) =>
    name === 'general' ? { text } : { name, text },
  )
  return <ErrorSummary title={m.people_problem()} errors={errors} />
}
