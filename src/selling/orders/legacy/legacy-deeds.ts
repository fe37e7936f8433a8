import { data, redirect } from 'react-router'
import type { Sent } from '#people/proofs/answer-deeds.ts'
import { type FormAnswer, formAnswer, typedAgain } from '#platform/http/forms/form-answer.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { importLegacy } from './import-legacy.ts'
import { type LegacyPreview, previewLegacy } from './preview-legacy.ts'

const largestLegacy = 4_000_000

/** What the page shows after the form: what is wrong, or what the file holds and would add. */
export type LegacyAnswer = FormAnswer & { readonly preview?: LegacyPreview; readonly file?: LegacyFile }
type LegacyFile = { readonly fileName: string; readonly text: string }

/** A file of earlier orders: read and shown first, taken in when that is confirmed. */
export const legacyDeeds = {
  preview: async ({ visit, form }: Sent) => {
    const file = await readFile(form)
    if (!file) return fileNeeded(visit.locale, form)
    const preview = await visit.read((work) => previewLegacy(work, file.text))
    return data<LegacyAnswer>({ ...typedAgain(new FormData()), preview, file })
  },
  import: async ({ visit, form }: Sent) => {
    const file = await readFile(form)
    if (!file) return fileNeeded(visit.locale, form)
    const { added, known } = await visit.write((work) => importLegacy(work, file))
    return redirect(`/${visit.locale}/ops/legacy-orders?added=${added}&known=${known}`)
  },
}

function fileNeeded(locale: Locale, form: FormData) {
  return formAnswer({ file: m.orders_legacy_file_needed({}, { locale }) }, form)
}

// The form that confirms brings along what the file said; no answer sends it back in full.
async function readFile(form: FormData): Promise<LegacyFile | null> {
  const sent = form.get('file')
  if (sent instanceof File && sent.size > 0 && sent.size <= largestLegacy)
    // No text holds this character; a file of another kind does.
    return { fileName: sent.name, text: (await sent.text()).replaceAll('\u0000', '').replaceAll('\r\n', '\n') }
  const [fileName, text] = [form.get('keptName'), form.get('keptText')]
  form.delete('keptText')
  if (typeof fileName !== 'string' || typeof text !== 'string' || text === '') return null
  // A form writes every line end as two characters.
  return { fileName, text: text.replaceAll('\r\n', '\n') }
}
