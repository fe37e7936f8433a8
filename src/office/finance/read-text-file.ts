import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type TextFile = { readonly fileName: string; readonly text: string } | { readonly errors: FieldErrors }

/** The text of the file a form sent, or what to say at its field. */
export async function readTextFile(form: FormData, locale: Locale): Promise<TextFile> {
  const sent = form.get('file')
  if (!(sent instanceof File) || sent.size === 0) {
    // A form that came back brings along what its file said.
    const [text, fileName] = [form.get('keptText'), form.get('keptName')]
    if (typeof text === 'string' && typeof fileName === 'string' && text !== '') return { fileName, text }
    return { errors: { file: m.finance_file_needed({}, { locale }) } }
  }
  // No text holds this character; a file of another kind does.
  const text = (await sent.text()).replaceAll('\u0000', '')
  return { fileName: sent.name, text }
}
