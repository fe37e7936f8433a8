import { z } from 'zod'
import { formKey, said } from '#office/finance/finance-key.ts'
import { readTextFile } from '#office/finance/read-text-file.ts'
import { provedDeed, type Sent } from '#people/proofs/answer-deeds.ts'
import { takeProof } from '#people/proofs/take-proof.ts'
import { signedMinor } from '#platform/files/csv-values.ts'
import { formAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { importStatement } from './import-statement.ts'
import { judgeLine } from './judge-line.ts'
import { matchLine } from './match-line.ts'
import { releaseLine } from './release-line.ts'
import { setLineAside } from './use-line.ts'

const sum = z.string().trim().min(1)
const importForm = z.object({
  key: formKey,
  bankAccountId: z.string().min(1),
  opening: sum,
  closing: sum,
  continuityReason: z.string().trim().max(300).default(''),
})
const lineForm = z.object({ key: formKey, lineId: z.string(), reason: said })
const matchForm = lineForm.extend({ to: z.string().min(1) })
const judgeForm = lineForm.extend({ is: z.enum(['same', 'other']) })

/** What finance does at the bank's statement: takes a file in, or says what a line is. */
export const lineDeeds = {
  import: takeIn,
  match: provedDeed(matchForm, matchLine, 'line-match'),
  judge: provedDeed(judgeForm, judgeLine, 'line-judge'),
  release: provedDeed(lineForm, releaseLine, 'line-release'),
  aside: provedDeed(lineForm, setLineAside, 'aside'),
}

async function takeIn({ visit, form }: Sent) {
  const file = await readTextFile(form, visit.locale)
  // A file cannot be put back into its field: what it says goes with the form until it is taken in.
  if ('text' in file && file.text.length <= mostKept) {
    form.set('keptText', file.text)
    form.set('keptName', file.fileName)
  }
  const wish = parseFields(form, importForm, visit.locale)
  const errors = { ...('errors' in file && file.errors), ...(!wish.ok && wish.errors) }
  if (!wish.ok || 'errors' in file) return formAnswer(errors, form)
  await takeProof(visit, form)
  const { opening, closing, ...rest } = wish.values
  const currency = sites[visit.site].currency
  const [first, last] = [signedMinor(opening, currency), signedMinor(closing, currency)]
  if (first === null || last === null) {
    const unclear = m.finance_amount_unclear({}, { locale: visit.locale })
    return formAnswer({ [first === null ? 'opening' : 'closing']: unclear }, form)
  }
  await visit.write((work) => importStatement(work, { ...rest, ...file, opening: first, closing: last }))
  return 'imported'
}

// Larger files are chosen once more.
const mostKept = 400_000
