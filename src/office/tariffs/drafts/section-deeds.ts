import { fileErrors, gridErrors } from '#office/tariffs/sections/fault-texts.ts'
import { readRows } from '#office/tariffs/sections/read-rows.ts'
import { type SectionKey, sectionOf } from '#office/tariffs/sections/section.ts'
import { readSectionCsv } from '#office/tariffs/sections/section-csv.ts'
import { typedRows } from '#office/tariffs/sections/typed-rows.ts'
import type { Sent } from '#people/proofs/answer-deeds.ts'
import { formAnswer } from '#platform/http/forms/form-answer.ts'
import { m } from '#words/messages.js'
import { editSection } from './edit-draft.ts'
import { readDraft } from './read-draft.ts'

type Place = { readonly number: string; readonly section: SectionKey }

/** Saves a section of a draft, as it stands in the grid or as a file has it; what is wrong comes back in its cell. */
export function sectionDeeds(place: Place) {
  return {
    import: async (sent: Sent) => {
      const { visit, form } = sent
      const { site } = await visit.read((work) => readDraft(work, place.number))
      const text = await textOfFile(form)
      if (text === null) return formAnswer({ file: m.tariffs_csv_needed({}, { locale: visit.locale }) }, form)
      const section = sectionOf(place.section)
      const read = readSectionCsv(section, site, text)
      if (read.faults) {
        return formAnswer({ file: fileErrors(read.faults, { section, site, locale: visit.locale }) }, form)
      }
      return save(sent, place, read.rows, 'imported')
    },
    save: async (sent: Sent) => {
      const { visit, form } = sent
      const { site } = await visit.read((work) => readDraft(work, place.number))
      const section = sectionOf(place.section)
      const read = readRows(section, site, typedRows(section, form))
      if (read.faults) return formAnswer(gridErrors(read.faults, { section, site, locale: visit.locale }), form)
      return save(sent, place, read.rows, 'saved')
    },
  }
}

type Rows = Parameters<typeof editSection>[1]['rows']

async function save({ visit, form }: Sent, place: Place, rows: Rows, done: string) {
  const revision = Number(form.get('revision'))
  await visit.write((work) => editSection(work, { ...place, revision, rows }))
  return done
}

async function textOfFile(form: FormData): Promise<string | null> {
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return null
  // No text holds this character; a file of another kind does.
  return (await file.text()).replaceAll('\u0000', '')
}
