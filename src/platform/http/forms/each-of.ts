import { data } from 'react-router'
import type { Visit } from '#platform/http/visit.ts'
import type { Work } from '#platform/work/work.ts'
import { type FormAnswer, type Outcome, typedAgain } from './form-answer.ts'
import { refusedForm } from './refused-form.ts'

type Thing = { readonly id: string; readonly name: string }

/** The same action on several things, each in its own transaction: a refusal of one does not stop the others. */
export async function eachOf(
  visit: Visit,
  things: readonly Thing[],
  act: (work: Work, id: string) => Promise<string | null>,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { id, name } of things) {
    try {
      const deed = await visit.write((work) => act(work, id))
      outcomes.push({ name, refused: null, deed })
    } catch (refused) {
      const { errors } = refusedForm(refused, visit.locale)
      outcomes.push({ name, refused: Object.values(errors)[0] ?? '', deed: null })
    }
  }
  return outcomes
}

/** The deeds of what was done, for an address that offers to undo them; null where something was refused and has to be told. */
export function deedsOf(outcomes: readonly Outcome[]): string | null {
  if (outcomes.length === 0 || outcomes.some((one) => one.refused !== null)) return null
  return outcomes.flatMap((one) => one.deed ?? []).join('.')
}

/** The answer of the page's action: the result of each. */
export function eachAnswer(outcomes: readonly Outcome[], form: FormData) {
  const isRefused = outcomes.length > 0 && outcomes.every((one) => one.refused !== null)
  return data<FormAnswer>({ ...typedAgain(form), each: outcomes }, isRefused ? 422 : 200)
}
