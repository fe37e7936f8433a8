import type { LoaderFunctionArgs } from 'react-router'
import { audit } from '#people/access/audit.ts'
import { readAudit } from '#people/access/read-audit.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { type CsvCell, csvHead, csvMediaType, csvRows } from '#platform/files/csv.ts'
import { type Visit, visitOf } from '#platform/http/visit.ts'
import { withoutIsolates } from '#platform/values/isolate.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { type AuditAsked, auditAsked, auditFilter } from './audit-filters.ts'
import { type PlainLine, sayAuditPlainly } from './say-audit.ts'

const mostRows = 100_000
const atOnce = 500

/** The log as it is filtered, for a spreadsheet, in the reader's language. Taking it away is an act of the log itself. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'audit', request)
  const asked = auditAsked(new URL(request.url).searchParams)
  const filters = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''))
  await visit.write((work) => audit(work, { action: 'audit.export', subject: 'audit:log', after: { filters } }))
  const name = `audit-${visit.site}-${sayPlainTime(visit.now, visit.site).slice(0, 10)}.csv`
  return new Response(streamOf(auditCsv(visit, asked)), {
    headers: {
      'content-type': csvMediaType,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}

/** The file piece by piece, so that a long log needs no more memory than a short one. */
export async function* auditCsv(
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
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
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
