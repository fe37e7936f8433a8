import { data } from 'react-router'
import { z } from 'zod'

/** What a page answers that was asked for an action nobody knows; the error boundary says "Invalid … action" (specification §8). */
export type InvalidAction = { readonly invalidAction: string }

/** Refuses a form whose field names an action that the page does not have, with 400. A form without the field names none. */
export function requireKnownAction(form: FormData, field: string, known: readonly string[]): void {
  const asked = form.get(field)
  if (asked !== null && !known.includes(String(asked))) throw invalidAction(String(asked))
}

/** The same for what is typed of a form against the schema of all its actions. */
export function requireKnownOf(schema: z.ZodType, typed: Readonly<Record<string, unknown>>): void {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return
  const { discriminator, options } = schema.def
  const asked = typed[discriminator]
  if (asked === undefined || typeof asked !== 'string') return
  const known = options.some((option) => {
    const said = option instanceof z.ZodObject ? option.shape[discriminator] : null
    return said instanceof z.ZodType && said.safeParse(asked).success
  })
  if (!known) throw invalidAction(asked)
}

function invalidAction(asked: string) {
  return data({ invalidAction: asked.slice(0, 60) } satisfies InvalidAction, { status: 400 })
}
