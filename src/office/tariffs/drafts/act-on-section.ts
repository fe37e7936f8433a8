import { redirect } from 'react-router'
import { fileErrors, gridErrors } from '#office/tariffs/sections/fault-texts.ts'
import { readRows } from '#office/tariffs/sections/read-rows.ts'
import { type SectionKey, sectionOf } from '#office/tariffs/sections/section.ts'
import { readSectionCsv } from '#office/tariffs/sections/section-csv.ts'
import { typedRows } from '#office/tariffs/sections/typed-rows.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { m } from '#words/messages.js'
import { editSection } from './edit-draft.ts'
import { readDraft } from './read-draft.ts'

type Place = { readonly number: string; readonly section: SectionKey }

/** Saves a section of a draft, as it stands in the grid or as a file has it; what is wrong comes back in its cell. */
export async function actOnSection(visit: Visit, form: FormData, place: Place) {
  const { locale } = visit
  const section = sectionOf(place.section)
  try {
    const isFile = doDeed(form, { import: () => true, save: () => false })
    const { site } = await visit.read((work) => readDraft(work, place.number))
    const text = isFile ? await textOfFile(form) : ''
    if (text === null) return formAnswer({ file: m.tariffs_csv_needed({}, { locale }) }, form)
    const read = isFile ? readSectionCsv(section, site, text) : readRows(section, site, typedRows(section, form))
    if (read.faults) {
      const reader = { section, site, locale }
      return formAnswer(isFile ? { file: fileErrors(read.faults, reader) } : gridErrors(read.faults, reader), form)
    }
    const revision = Number(form.get('revision'))
    await visit.write((work) => editSection(work, { ...place, revision, rows: read.rows }))
    const done = isFile ? 'imported' : 'saved'
    return redirect(`/${locale}/ops/pricing/drafts/${place.number}/${place.section}?done=${done}`)
  } catch (refused) {
    return refusedAnswer(refused, form, locale)
  }
}

async function textOfFile(form: FormData): Promise<string | null> {
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return null
  // No text holds this character; a file of another kind does.
  return (await file.text()).replaceAll('\u0000', '')
}
