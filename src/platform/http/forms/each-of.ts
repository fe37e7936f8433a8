import { data } from 'react-router'
import type { Visit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { typedFields } from './answer-form.ts'
import type { FieldErrors } from './parse-form.ts'
import { refusedForm } from './refused-form.ts'

/** The result of an action on one of several things. */
export type Outcome = {
  readonly name: string
  /** Why it was refused, in the reader's language; null if it was done. */
  readonly refused: string | null
  /** The key of the action, if it can be undone. */
  readonly deed: string | null
}
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
  return data<FormAnswer>(
    { errors: {}, typed: typedFields(form), attempt: newId(), each: outcomes },
    isRefused ? 422 : 200,
  )
}

/** What a page's action answers when something was wrong: each error at its field, what was typed kept. */
export type FormAnswer = {
  readonly errors: FieldErrors
  readonly typed: Readonly<Record<string, string>>
  /** New with every answer, so that a form begins again with what was typed. */
  readonly attempt: string
  /** For an action on several things: the result of each. */
  readonly each?: readonly Outcome[]
}
