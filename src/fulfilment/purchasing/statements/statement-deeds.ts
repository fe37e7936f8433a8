import { z } from 'zod'
import { provedDeed, type Sent } from '#people/proofs/answer-deeds.ts'
import { takeProof } from '#people/proofs/take-proof.ts'
import { formAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
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
  // A chosen order must be matched or deselected first: it is never ignored silently.
  ofId: z.literal('', 'purchasing_break_match_chosen').default(''),
})
const matchForm = z.object({
  key,
  reason,
  of: z.string().regex(/^line:[0-9a-f-]{36}$/),
  ofId: z.uuid('purchasing_match_choose'),
})
const takeBackForm = z.object({ key, matchId: z.uuid(), reason })

/** What finance does with the statements of cards. */
export const statementDeeds = {
  statement: bringStatement,
  matchLine: provedDeed(
    matchForm,
    (work, { of, ...rest }) => matchByHand(work, { ...rest, lineId: of.slice('line:'.length) }),
    'lineMatched',
  ),
  takeBack: provedDeed(takeBackForm, takeBackMatch, 'matchTakenBack'),
  break: provedDeed(closeForm, (work, { ofId: _, ...closing }) => closeBreak(work, closing), 'breakClosed'),
}

/** A card's statement that finance brought; a form that came back brings along what its file said. */
async function bringStatement({ visit, form }: Sent) {
  const file = await fileOf(form)
  // A browser cannot refill a file field, so the file's text stays in the form until it is imported.
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
  return 'statement'
}

// Larger files must be chosen again.
const mostKept = 400_000

async function fileOf(form: FormData): Promise<{ readonly fileName: string; readonly text: string } | null> {
  const sent = form.get('file')
  if (!(sent instanceof File) || sent.size === 0) {
    const [text, fileName] = [form.get('keptText'), form.get('keptName')]
    return typeof text === 'string' && typeof fileName === 'string' && text !== '' ? { fileName, text } : null
  }
  if (sent.size > 5_000_000) return null
  // A text cannot contain this character; a file of another type does.
  return { fileName: sent.name, text: (await sent.text()).replaceAll('\u0000', '') }
}
