import { redirect } from 'react-router'
import { z } from 'zod'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { findDeed } from '#platform/work/do-deed.ts'
import type { Work } from '#platform/work/work.ts'
import { takeProof } from './take-proof.ts'

/** A form as it was sent to a page. */
export type Sent = {
  readonly visit: Visit
  readonly form: FormData
  /** What stands behind the colon of `do=name:about`. */
  readonly about: string
}

/** One thing that the forms of a page can ask for. Its answer is a word for what was done, or a response of its own. */
type Deed<Answer = unknown> = (sent: Sent) => Promise<Answer>
type Done = string | Response | ReturnType<typeof formAnswer>

/** For a button that sends nothing else. */
export const noFields = z.object({})

/** A deed of one transaction. A wrong field comes back with what was typed. `done` is the word for it, or makes it of the answer. */
export function deed<Schema extends z.ZodType, Answer>(
  schema: Schema,
  act: (work: Work, values: z.output<Schema>, sent: Sent) => Promise<Answer>,
  done: string | ((answer: Answer, values: z.output<Schema>, sent: Sent) => Done),
) {
  return deedInSteps(schema, async (values, sent): Promise<Done> => {
    const answer = await sent.visit.write((work) => act(work, values, sent))
    return typeof done === 'string' ? done : done(answer, values, sent)
  })
}

/** The same after a fresh proof of who acts. */
export function provedDeed<Schema extends z.ZodType, Answer>(
  schema: Schema,
  act: (work: Work, values: z.output<Schema>, sent: Sent) => Promise<Answer>,
  done: string | ((answer: Answer, values: z.output<Schema>, sent: Sent) => Done),
) {
  return deedInSteps(schema, async (values, sent): Promise<Done> => {
    await takeProof(sent.visit, sent.form)
    const answer = await sent.visit.write((work) => act(work, values, sent))
    return typeof done === 'string' ? done : done(answer, values, sent)
  })
}

/** A deed that opens its transactions itself: it needs several, or keeps a file before the first. */
export function deedInSteps<Schema extends z.ZodType, Answer>(
  schema: Schema,
  act: (values: z.output<Schema>, sent: Sent) => Promise<Answer>,
) {
  return async (sent: Sent) => {
    const parsed = parseFields(sent.form, schema, sent.visit.locale)
    return parsed.ok ? act(parsed.values, sent) : formAnswer(parsed.errors, sent.form)
  }
}

/** A path below the language, which gets `?done=` and the word; or the whole address made of the word. */
type Back = string | ((done: string) => string)

/** Does what a form names in `do`, and goes back where it was done. A refusal comes back with what was typed. */
export async function answerDeeds<Deeds extends Readonly<Record<string, Deed>>>(
  visit: Visit,
  form: FormData,
  deeds: Deeds,
  back: Back,
) {
  const { deed: named, about } = findDeed(form, deeds)
  return answerDeed<Awaited<ReturnType<Deeds[keyof Deeds]>>>(visit, form, named as never, back, about)
}

/** The same for a page with one deed, whose form names none. */
export async function answerDeed<Answer>(visit: Visit, form: FormData, one: Deed<Answer>, back: Back, about = '') {
  try {
    const answer = await one({ visit, form, about })
    if (typeof answer !== 'string') return answer as Exclude<Answer, string>
    return redirect(typeof back === 'string' ? `/${visit.locale}/${back}?done=${answer}` : back(answer))
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
