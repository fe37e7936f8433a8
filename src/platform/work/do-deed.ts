import { data } from 'react-router'
import { z } from 'zod'

/** The answer of a page to a deed that it does not have; the error boundary says "Invalid … action" (specification §8). */
type InvalidAction = { readonly invalidAction: string }

type Deeds = Readonly<Record<string, (about: string) => unknown>>

/**
 * Does the one of a page's deeds that a posted form names in `do`: `name`, or `name:what it is about`. A name that the page does
 * not have, and a form that names none, are refused by name with 400 before anything is done.
 */
export function doDeed<Known extends Deeds>(form: FormData, deeds: Known): ReturnType<Known[keyof Known]> {
  const { deed: act, about } = findDeed(form, deeds)
  return act(about) as ReturnType<Known[keyof Known]>
}

/** The deed that a form names, with what it is about; any other name is refused in the same way. */
export function findDeed<Known>(form: FormData, deeds: Readonly<Record<string, Known>>) {
  const { name, about } = namedIn(form)
  const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined
  if (!deed) throw invalidAction(name)
  return { deed, about }
}

/** Whether a form names one of these deeds; for what is asked before it is done. */
export function namesDeed(form: FormData, names: readonly string[]): boolean {
  return names.includes(namedIn(form).name)
}

/** The same refusal for what was typed of a form against a union of schemas, one for each deed that `do` may name. */
export function requireKnownDeed(schema: z.ZodType, typed: Readonly<Record<string, unknown>>): void {
  if (!(schema instanceof z.ZodDiscriminatedUnion) || schema.def.discriminator !== 'do') return
  const asked = String(typed.do ?? '')
  const isKnown = schema.def.options.some((option) => {
    const said = option instanceof z.ZodObject ? option.shape.do : null
    return said instanceof z.ZodType && said.safeParse(asked).success
  })
  if (!isKnown) throw invalidAction(asked)
}

function namedIn(form: FormData): { readonly name: string; readonly about: string } {
  const asked = String(form.get('do') ?? '')
  const colon = asked.indexOf(':')
  return colon < 0 ? { name: asked, about: '' } : { name: asked.slice(0, colon), about: asked.slice(colon + 1) }
}

function invalidAction(asked: string) {
  return data({ invalidAction: asked.slice(0, 60) } satisfies InvalidAction, { status: 400 })
}
