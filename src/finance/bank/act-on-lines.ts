import { redirect } from 'react-router'
import { z } from 'zod'
import { formKey, said } from '#finance/finance-key.ts'
import { readTextFile } from '#finance/read-text-file.ts'
import { formAnswer, refusedAnswer } from '#platform/form-answer.ts'
import { parseFields } from '#platform/parse-form.ts'
import type { Visit } from '#platform/visit.ts'
import { importStatement } from './import-statement.ts'
import { setLineAside } from './use-line.ts'

const importForm = z.object({ key: formKey, bankAccountId: z.string().min(1) })
const asideForm = z.object({ key: formKey, lineId: z.string(), reason: said })

/** What finance pressed at the bank's statement: a file is taken in, or a line set aside. */
export async function actOnLines(visit: Visit, form: FormData) {
  const back = `/${visit.locale}/ops/finance/bank`
  try {
    if (form.get('do') === 'aside') {
      const aside = parseFields(form, asideForm, visit.locale)
      if (!aside.ok) return formAnswer(aside.errors, form)
      await visit.write((work) => setLineAside(work, aside.values))
      return redirect(`${back}?done=aside`)
    }
    const wish = parseFields(form, importForm, visit.locale)
    if (!wish.ok) return formAnswer(wish.errors, form)
    const file = await readTextFile(form, visit.locale)
    if ('errors' in file) return formAnswer(file.errors, form)
    await visit.write((work) => importStatement(work, { ...wish.values, ...file }))
    return redirect(`${back}?done=imported`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
