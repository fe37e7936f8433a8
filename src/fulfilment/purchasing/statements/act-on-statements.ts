import { z } from 'zod'
import { takeProof } from '#people/proofs/take-proof.ts'
import { formAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { m } from '#words/messages.js'
import { breakKinds } from './break-kinds.ts'
import { closeBreak } from './close-break.ts'
import { importCardStatement } from './import-card-statement.ts'
import { matchByHand } from './match-by-hand.ts'
import { takeBackMatch } from './take-back-match.ts'

const key = z.string().min(8).max(200)
const importForm = z.object({
  key,
  cardId: z.uuid(),
  sign: z.enum(['plus', 'minus']),
  skipsFaults: z.literal('yes').optional(),
})
const reason = z.string().trim().min(3, 'purchasing_reason_needed').max(300)
const closeForm = z.object({
  key,
  reason,
  of: z.string().regex(/^(?:line|order|refund):[0-9a-f-]{36}$/),
  kind: z.enum(breakKinds),
  minor: z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(BigInt),
  // An order that was chosen is matched, or let go first: never dropped without a word.
  ofId: z.literal('', 'purchasing_break_match_chosen').default(''),
})
const matchForm = z.object({
  key,
  reason,
  of: z.string().regex(/^line:[0-9a-f-]{36}$/),
  ofId: z.uuid('purchasing_match_choose'),
})
const takeBackForm = z.object({ key, matchId: z.uuid(), reason })
type Back = (done: string) => Response

/** A card's statement that finance brought; a form that came back brings along what its file said. */
export async function bringStatement(visit: Visit, form: FormData, back: Back) {
  const file = await fileOf(form)
  // A file cannot be put back into its field: what it says goes with the form until it is taken in.
  if (file && file.text.length <= mostKept) {
    form.set('keptText', file.text)
    form.set('keptName', file.fileName)
  }
  const wish = parseFields(form, importForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  if (!file) return formAnswer({ file: m.purchasing_statement_file_needed({}, { locale: visit.locale }) }, form)
  await takeProof(visit, form)
  const { skipsFaults, ...rest } = wish.values
  await visit.write((work) => importCardStatement(work, { ...rest, ...file, skipsFaults: skipsFaults === 'yes' }))
  return back('statement')
}

// Larger files are chosen once more.
const mostKept = 400_000

async function fileOf(form: FormData): Promise<{ readonly fileName: string; readonly text: string } | null> {
  const sent = form.get('file')
  if (!(sent instanceof File) || sent.size === 0) {
    const [text, fileName] = [form.get('keptText'), form.get('keptName')]
    return typeof text === 'string' && typeof fileName === 'string' && text !== '' ? { fileName, text } : null
  }
  if (sent.size > 5_000_000) return null
  // No text holds this character; a file of another kind does.
  return { fileName: sent.name, text: (await sent.text()).replaceAll('\u0000', '') }
}

/** What a line stands for that nothing of the bank's names. */
export async function sayWhatLineIs(visit: Visit, form: FormData, back: Back) {
  const wish = parseFields(form, matchForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  const { of, ...rest } = wish.values
  await visit.write((work) => matchByHand(work, { ...rest, lineId: of.slice('line:'.length) }))
  return back('lineMatched')
}

/** What was said of a line was a mistake. */
export async function unsayMatch(visit: Visit, form: FormData, back: Back) {
  const wish = parseFields(form, takeBackForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  await visit.write((work) => takeBackMatch(work, wish.values))
  return back('matchTakenBack')
}

/** Why a break is one no more. */
export async function explainBreak(visit: Visit, form: FormData, back: Back) {
  const wish = parseFields(form, closeForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  const { ofId: _, ...closing } = wish.values
  await visit.write((work) => closeBreak(work, closing))
  return back('breakClosed')
}
