import type { FormAnswer } from '#platform/http/forms/form-answer.ts'

/** Of a page with several forms: what the last answer said of this one alone. */
export function answerOf(answer: FormAnswer | undefined, at: string): Pick<FormAnswer, 'errors' | 'typed'> {
  return answer?.typed.at === at ? answer : { errors: {}, typed: {} }
}
