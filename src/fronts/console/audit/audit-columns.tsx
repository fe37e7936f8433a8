import type { Column } from '#platform/ui/lists/table-column.ts'
import { Link } from '#platform/ui/show/link.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import type { AuditLine } from './say-audit.ts'

/** The columns of the log: when, the sentence, and what changed. */
export function auditColumns(locale: string, ofAct: (act: string) => string): readonly Column<AuditLine>[] {
  return [
    { key: 'time', title: m.console_order_at(), lead: true, cell: (line) => <Ltr>{line.time}</Ltr> },
    {
      key: 'act',
      title: m.audit_csv_sentence(),
      cell: (line) => <Sentence line={line} locale={locale} to={ofAct(line.action)} />,
    },
    { key: 'changed', title: m.console_audit_changed(), wide: true, cell: (line) => <Changed line={line} /> },
  ]
}

type SentenceProps = { readonly line: AuditLine; readonly locale: string; readonly to: string }

/** The sentence with its links: to who did it and to the thing. */
function Sentence({ line, locale, to }: SentenceProps) {
  return (
    <span className="flex flex-col items-start sm:min-w-56 sm:max-w-2xl">
      <span className="wrap-anywhere">
        {line.said.map(({ text, path }) =>
          path === null ? (
            <span key={text}>{text}</span>
          ) : (
            <Link
              key={text}
              to={`/${locale}/ops/${path}`}
              className="text-sea underline decoration-line underline-offset-4"
            >
              <bdi>{text}</bdi>
            </Link>
          ),
        )}
      </span>
      <Link
        to={to}
        title={line.action}
        className="inline-flex min-h-6 items-center text-soft no-underline hover:underline"
      >
        {line.act}
      </Link>
    </span>
  )
}

/** Old → new, each on a line of its own, and why. */
function Changed({ line: { changes, why } }: { readonly line: AuditLine }) {
  return (
    <>
      {changes.length > 0 && (
        <ul>
          {changes.map(({ name, was, is }) => (
            <li key={name} className="wrap-anywhere">
              {name !== '' && <span className="text-soft">{name}: </span>}
              {was !== null && <del className="text-soft">{isolate(was)}</del>}
              {was !== null && <span className="mx-1 text-soft rtl:inline-block rtl:-scale-x-100">→</span>}
              <ins className="no-underline">{isolate(is ?? m.audit_value_none())}</ins>
            </li>
          ))}
        </ul>
      )}
      {why && <p className="text-soft">{m.console_audit_why({ why: isolate(why) })}</p>}
      {changes.length === 0 && !why && <span className="text-soft">–</span>}
    </>
  )
}
