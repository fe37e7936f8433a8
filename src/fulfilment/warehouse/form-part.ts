import type { FormAnswer } from '#platform/http/forms/form-answer.ts'

/** On a page with several forms: the last answer if it belongs to this one. */
export function answerOf(answer: FormAnswer | undefined, at: string): Pick<FormAnswer, 'errors' | 'typed'> {
  return answer?.typed.at === at ? answer : { errors: {}, typed: {} }
}
