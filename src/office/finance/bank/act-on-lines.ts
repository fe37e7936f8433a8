import { redirect } from 'react-router'
import { z } from 'zod'
import { signedMinor } from '#office/finance/csv-cells.ts'
import { formKey, said } from '#office/finance/finance-key.ts'
import { readTextFile } from '#office/finance/read-text-file.ts'
import { takeProof } from '#people/proofs/take-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
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

/** What finance pressed at the bank's statement: a file is taken in, or it is said what a line is. */
export async function actOnLines(visit: Visit, form: FormData) {
  try {
    const done = await doDeed(form, {
      import: () => takeIn(visit, form),
      match: () => match(visit, form),
      judge: () => judge(visit, form),
      release: () => release(visit, form),
      aside: () => aside(visit, form),
    })
    return typeof done === 'string' ? redirect(`/${visit.locale}/ops/finance/bank?done=${done}`) : done
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function takeIn(visit: Visit, form: FormData) {
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

async function match(visit: Visit, form: FormData) {
  const wish = parseFields(form, matchForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  await visit.write((work) => matchLine(work, wish.values))
  return 'line-match'
}

async function judge(visit: Visit, form: FormData) {
  const wish = parseFields(form, judgeForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  await visit.write((work) => judgeLine(work, wish.values))
  return 'line-judge'
}

async function release(visit: Visit, form: FormData) {
  const wish = parseFields(form, lineForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  await visit.write((work) => releaseLine(work, wish.values))
  return 'line-release'
}

async function aside(visit: Visit, form: FormData) {
  const wish = parseFields(form, lineForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  await visit.write((work) => setLineAside(work, wish.values))
  return 'aside'
}
