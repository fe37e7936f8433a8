import { useEffect, useRef } from 'react'
import { fieldId } from './field-shell.tsx'
import { Icon } from './icon.tsx'

export type ErrorSummaryProps = {
  readonly title: string
  readonly errors: readonly { readonly name?: string; readonly text: string }[]
}

/** What is wrong with a form, on top of it: takes the focus and leads to each field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const what = errors.map(({ text }) => text).join('\n')
  useEffect(() => {
    if (what !== '') box.current?.focus()
  }, [what])
  if (errors.length === 0) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded border border-bad-line border-s-4 border-s-bad bg-bad-soft p-4"
    >
      <h2 className="flex items-center gap-2 font-semibold text-bad">
        <Icon name="stop" />
        {title}
      </h2>
      <ul className="ms-7 mt-1 flex flex-col gap-1">
        {errors.map(({ name, text }) => (
          <li key={`${name}${text}`}>{name === undefined ? text : <FieldLink name={name} text={text} />}</li>
        ))}
      </ul>
    </div>
  )
}

function FieldLink({ name, text }: { readonly name: string; readonly text: string }) {
  const target = fieldId(name)
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
      {text}
    </a>
  )
}
