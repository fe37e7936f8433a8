import { m } from '#words/messages.js'
import type { IntakeQuestion } from './intake-questions.ts'

/** Every question must be answered: a skipped one is marked as an error. */
export function readAnswers(form: FormData, questions: readonly IntakeQuestion[]) {
  const answers: Partial<Record<IntakeQuestion, 'yes' | 'no'>> = {}
  const errors: Record<string, string> = {}
  for (const question of questions) {
    const answer = form.get(`answer-${question}`)
    if (answer === 'yes' || answer === 'no') answers[question] = answer
    else errors[`answer-${question}`] = m.refusal_answer_needed()
  }
  return { answers, errors }
}
