import { readAudit } from '#people/access/read-audit.ts'
import { type CsvCell, csvHead, csvRows } from '#platform/files/csv.ts'
import type { Visit } from '#platform/http/visit.ts'
import { withoutIsolates } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { type AuditAsked, auditFilter } from './audit-filters.ts'
import { type PlainLine, sayAuditPlainly } from './say-audit.ts'

const mostRows = 100_000
const atOnce = 500

/** The file piece by piece, so that a long log needs no more memory than a short one. */
export async function* writeAuditCsv(
  { read, locale }: Pick<Visit, 'read' | 'locale'>,
  asked: AuditAsked,
  most = mostRows,
): AsyncGenerator<string> {
  const header = headerOf(locale)
  yield csvHead(header)
  let older: string | null = null
  for (let written = 0; written < most; ) {
    const part = await read(async (work) => {
      const size = Math.min(atOnce, most - written)
      const page = await readAudit(work, {
        ...(await auditFilter(work, asked)),
        size,
        ...(older !== null && { olderThan: older }),
      })
      return { older: page.older, rows: page.rows.length, lines: await sayAuditPlainly(work, page.rows) }
    })
    if (part.lines.length > 0) yield csvRows(part.lines.map(cellsOf), header.length)
    written += part.rows
    older = part.older
    if (older === null) return
  }
  const cut = m.audit_cut({ most: most.toLocaleString('en') }, { locale })
  yield csvRows([[cut, ...header.slice(1).map(() => null)]], header.length)
}

// The next piece is made when the browser has taken the last one.
export function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder()
  return new ReadableStream({
    pull: async (stream) => {
      const { value, done } = await pieces.next()
      if (done) stream.close()
      else stream.enqueue(bytes.encode(value))
    },
    cancel: async () => {
      await pieces.return(undefined)
    },
  })
}

function headerOf(locale: Locale): readonly string[] {
  const words = [m.audit_csv_time, m.audit_csv_who, m.audit_csv_sentence, m.audit_csv_act, m.audit_csv_code]
  const more = [m.audit_csv_thing, m.audit_csv_changes, m.audit_csv_why, m.audit_csv_place]
  return [...words, ...more].map((word) => word({}, { locale }))
}

function cellsOf({ time, who, said, act, action, thing, changes, why, places }: PlainLine): CsvCell[] {
  const changed = changes.map(({ name, was, is }) => `${name === '' ? '' : `${name}: `}${was ?? '–'} → ${is ?? '–'}`)
  return [time, who, said, act, action, thing, changed.join('; '), why, places.join(' ')].map((cell) =>
    withoutIsolates(cell),
  )
}
