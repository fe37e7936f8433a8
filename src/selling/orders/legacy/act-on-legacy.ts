import { data, redirect } from 'react-router'
import { refusedAnswer } from '#platform/http/forms/form-answer.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { m } from '#words/messages.js'
import { importLegacy } from './import-legacy.ts'
import { previewLegacy } from './preview-legacy.ts'

const largestLegacy = 4_000_000

/** A file of earlier orders: read and shown first, taken in when that is confirmed. */
export async function actOnLegacy(visit: Visit, form: FormData) {
  const { locale } = visit
  const file = await readFile(form)
  const fileNeeded = () => {
    const errors = { file: m.orders_legacy_file_needed({}, { locale }) }
    return data({ errors, preview: null, file: null }, { status: 422 })
  }
  try {
    return await doDeed(form, {
      preview: async () => {
        if (!file) return fileNeeded()
        const preview = await visit.read((work) => previewLegacy(work, file.text))
        return data({ errors: {}, preview, file })
      },
      import: async () => {
        if (!file) return fileNeeded()
        const { added, known } = await visit.write((work) => importLegacy(work, file))
        return redirect(`/${locale}/ops/legacy-orders?added=${added}&known=${known}`)
      },
    })
  } catch (refused) {
    const { data: answer, init } = refusedAnswer(refused, new FormData(), locale)
    return data({ errors: answer.errors, preview: null, file: null }, init ?? {})
  }
}

// The form that confirms brings along what the file said.
async function readFile(form: FormData): Promise<{ readonly fileName: string; readonly text: string } | null> {
  const sent = form.get('file')
  if (sent instanceof File && sent.size > 0 && sent.size <= largestLegacy)
    // No text holds this character; a file of another kind does.
    return { fileName: sent.name, text: (await sent.text()).replaceAll('\u0000', '').replaceAll('\r\n', '\n') }
  const [fileName, text] = [form.get('keptName'), form.get('keptText')]
  if (typeof fileName !== 'string' || typeof text !== 'string' || text === '') return null
  // A form writes every line end as two characters.
  return { fileName, text: text.replaceAll('\r\n', '\n') }
}
