import type { FormAnswer } from '#platform/http/forms/form-answer.ts'

/** The answer to a page's form, for the form that was sent alone: by what its `do` names. */
export function answerTo<Answer extends Pick<FormAnswer, 'typed'>>(
  answer: Answer | undefined,
  ...deeds: readonly string[]
): Answer | undefined {
  return answer && deeds.includes(answer.typed.do ?? '') ? answer : undefined
}
