import { z } from 'zod'
import { requireRecentProof } from '#people/require-recent-proof.ts'
import { formAnswer } from '#platform/form-answer.ts'
import { parseFields } from '#platform/parse-form.ts'
import type { Visit } from '#platform/visit.ts'
import { m } from '#words/messages.js'
import { breakKinds } from './break-kinds.ts'
import { closeBreak } from './close-break.ts'
import { importCardStatement } from './import-card-statement.ts'
import { matchByHand } from './match-by-hand.ts'

const key = z.string().min(8).max(200)
const importForm = z.object({ key, cardId: z.uuid(), sign: z.enum(['plus', 'minus']) })
const closeForm = z.object({
  key,
  of: z.string().regex(/^(?:line|order|refund):[0-9a-f-]{36}$/),
  kind: z.enum(breakKinds),
  minor: z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(BigInt),
  reason: z.string().trim().min(3).max(300),
})
const matchForm = z.object({
  key,
  of: z.string().regex(/^line:[0-9a-f-]{36}$/),
  ofId: z.uuid(),
  reason: z.string().trim().min(3).max(300),
})
type Back = (done: string) => Response

/** A card's statement that finance brought; a form that came back brings along what its file said. */
export async function bringStatement(visit: Visit, form: FormData, back: Back) {
  const wish = parseFields(form, importForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  const sent = form.get('file')
  if (!(sent instanceof File) || sent.size === 0 || sent.size > 5_000_000)
    return formAnswer({ file: m.purchasing_statement_file_needed({}, { locale: visit.locale }) }, form)
  await requireRecentProof(visit, form)
  // No text holds this character; a file of another kind does.
  const text = (await sent.text()).replaceAll('\u0000', '')
  await visit.write((work) => importCardStatement(work, { ...wish.values, fileName: sent.name, text }))
  return back('statement')
}

/** What a line stands for that nothing of the bank's names. */
export async function sayWhatLineIs(visit: Visit, form: FormData, back: Back) {
  const wish = parseFields(form, matchForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await requireRecentProof(visit, form)
  const { of, ...rest } = wish.values
  await visit.write((work) => matchByHand(work, { ...rest, lineId: of.slice('line:'.length) }))
  return back('lineMatched')
}

/** Why a break is one no more. */
export async function explainBreak(visit: Visit, form: FormData, back: Back) {
  const wish = parseFields(form, closeForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await requireRecentProof(visit, form)
  await visit.write((work) => closeBreak(work, wish.values))
  return back('breakClosed')
}
