import { useEffect, useRef, useState } from 'react'
import { Icon } from '#platform/ui/show/icon.tsx'
import { fieldId } from './field-shell.tsx'

export type ErrorSummaryProps = {
  readonly title: string
  readonly errors: readonly { readonly name?: string; readonly text: string }[]
}

/** The errors of a form, on top of it: takes the focus and links to each field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const what = errors.map(({ text }) => text).join('\n')
  useEffect(() => {
    if (what === '') return
    box.current?.focus()
    return headTitle(title)
  }, [what, title])
  if (errors.length === 0) return null
  const fields = errors.filter(({ name }) => name !== undefined)
  const general = errors.filter(({ name }) => name === undefined)
  // Without a wrong field the error itself is the heading.
  const heading = fields.length === 0 && general.length === 1 ? general[0]?.text : title
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded border border-bad-line border-s-4 border-s-bad bg-bad-soft p-4"
    >
      <h2 className="flex items-center gap-2 font-semibold text-bad">
        <Icon name="stop" />
        {heading}
      </h2>
      {heading === title && (
        <ul className="ms-7 mt-1 flex flex-col gap-1">
          {errors.map(({ name, text }) => (
            <li key={`${name}${text}`}>{name === undefined ? text : <FieldLink name={name} text={text} />}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function FieldLink({ name, text }: { readonly name: string; readonly text: string }) {
  const target = fieldId(name)
  const [label, setLabel] = useState('')
  // Several fields may have the same error, so each line names its field by its label.
  useEffect(() => setLabel(labelOf(target)), [target])
  return (
    <a
      href={`#${target}`}
      className="text-ink underline underline-offset-4"
      onClick={(event) => {
        const field = document.getElementById(target)
        if (!field) return
        event.preventDefault()
        field.focus()
      }}
    >
      {label}
      {text}
    </a>
  )
}

function labelOf(target: string): string {
  const group = document.getElementById(target)?.closest('fieldset')?.querySelector('legend')
  // A choice of a group is named by its group.
  const label = group ?? document.querySelector(`label[for="${CSS.escape(target)}"]`)
  const words = label?.firstChild?.textContent?.trim() ?? ''
  return words === '' ? '' : `${words}: `
}

// The tab's title shows it too, until the form is right or another page is open.
function headTitle(problem: string): () => void {
  const before = document.title
  const during = `${problem} · ${before}`
  document.title = during
  return () => {
    if (document.title === during) document.title = before
  }
}
