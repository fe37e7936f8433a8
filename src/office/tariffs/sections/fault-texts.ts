import type { columnNames } from '#office/tariffs/section-names.ts'
import { isolate, isolateLtr } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { rowName } from './grid-view.ts'
import type { RowFault } from './read-rows.ts'
import { type Section, sectionOf } from './section.ts'
import { cellField } from './typed-rows.ts'

type Text = (inputs: Record<never, never>, options: { locale: Locale }) => string

const texts: Readonly<Record<Exclude<RowFault['fault'], 'missing'>, Text>> = {
  amount: m.tariffs_fault_amount,
  percent: m.tariffs_fault_percent,
  grams: m.tariffs_fault_grams,
  steps: m.tariffs_fault_steps,
  text: m.tariffs_fault_text,
  confidence: m.tariffs_fault_confidence,
  needed: m.tariffs_fault_needed,
  none: m.tariffs_fault_none,
  key: m.tariffs_fault_key,
  twice: m.tariffs_fault_twice,
}

type Reader = { readonly section: Section; readonly site: Site; readonly locale: Locale }

/** What is wrong with typed rows, each error at its cell. */
export function gridErrors(faults: readonly RowFault[], reader: Reader): Readonly<Record<string, string>> {
  return Object.fromEntries(faults.map((fault) => [cellField(fault.column, fault.at), textOf(fault, reader)]))
}

/** The same of a file, by line and column. */
export function fileErrors(faults: readonly RowFault[], reader: Reader): string {
  return faults
    .slice(0, 20)
    .map((fault) =>
      m.tariffs_fault_at(
        {
          line: String(fault.at),
          column: isolateLtr(csvColumn(reader.section, fault.column)),
          fault: textOf(fault, reader),
        },
        { locale: reader.locale },
      ),
    )
    .join('\n')
}

function textOf({ fault, key = '' }: RowFault, { section, site, locale }: Reader): string {
  if (fault !== 'missing') return texts[fault]({}, { locale })
  return m.tariffs_fault_missing({ row: isolate(rowName(section.key, key, site, locale)) }, { locale })
}

function csvColumn({ key }: Section, column: keyof typeof columnNames): string {
  return sectionOf(key).columns.find(({ name }) => name === column)?.csvName ?? 'code'
}
