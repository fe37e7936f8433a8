import { type ContentText, textFields } from '#content/pages/content-text.ts'
import { m } from '#words/messages.js'
import { type ComparedLine, compareLines } from './compare-lines.ts'

const names: Readonly<Record<string, () => string>> = {
  title: m.pages_field_title,
  lead: m.pages_field_lead,
  description: m.pages_field_description,
  body: m.pages_field_body,
}
const looks = {
  same: 'text-soft',
  gone: 'bg-bad-soft text-bad line-through! decoration-1',
  new: 'bg-ok-soft text-ok',
} as const

/** What one text says otherwise than another, line by line; what both say stands between, so that it is read in its place. */
export function ComparedText({ before, after }: { readonly before: ContentText; readonly after: ContentText }) {
  const changed = textFields.filter((field) => before[field] !== after[field])
  if (changed.length === 0) return <p className="text-soft">{m.pages_compare_same()}</p>
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      {(['ar', 'en'] as const).map((language) => (
        <div
          key={language}
          lang={language}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          className="flex min-w-0 flex-col gap-4"
        >
          {changed
            .filter((field) => field.endsWith(language === 'ar' ? 'Ar' : 'En'))
            .map((field) => (
              <section key={field}>
                <h3 className="mb-1 font-semibold">{names[field.slice(0, -2)]?.()}</h3>
                <Lines lines={compareLines(before[field], after[field])} />
              </section>
            ))}
        </div>
      ))}
    </div>
  )
}

function Lines({ lines }: { readonly lines: readonly ComparedLine[] }) {
  return (
    <div className="rounded border border-line bg-surface p-3 text-sm break-words">
      {lines.map(({ place, kind, text }) => {
        const look = `mb-1 block rounded px-1 no-underline ${looks[kind]}`
        const Line = kind === 'gone' ? 'del' : kind === 'new' ? 'ins' : 'span'
        return (
          <Line key={place} className={look}>
            {text}
          </Line>
        )
      })}
    </div>
  )
}
