import type { ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '#platform/ui/forms/button.tsx'
import type { Choice } from '#platform/ui/forms/select.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'

type QueueFilter = {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: readonly Choice[]
}

export type QueueBarProps = {
  readonly label: string
  readonly placeholder: string
  readonly button: string
  readonly q: string
  readonly filters?: readonly QueueFilter[]
  /** A field of another kind: a day, an amount. */
  readonly children?: ReactNode
  /** Back to the whole list; shown while a filter is active. */
  readonly reset?: { readonly to: string; readonly text: string }
}

/** A queue's filters, kept in its address: a search and a few choices. Without JavaScript the button sends them. */
export function QueueBar({ label, placeholder, button, q, filters = [], children, reset }: QueueBarProps) {
  const submit = useSubmit()
  return (
    <Form
      key={`${q} ${filters.map((filter) => filter.value).join(' ')}`}
      method="get"
      role="search"
      aria-label={label}
      className="mb-3 flex flex-wrap items-center gap-2 text-sm"
    >
      <span className="control flex min-h-9 min-w-52 grow items-center gap-2 ps-3 sm:max-w-md">
        <Icon name="search" size={16} className="text-soft" />
        <input
          type="search"
          name="q"
          defaultValue={q}
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          className="h-9 min-w-0 grow bg-transparent pe-2 [unicode-bidi:plaintext] outline-none placeholder:truncate"
        />
      </span>
      {filters.map((filter) => (
        <span key={filter.name} className="relative max-w-52">
          <select
            name={filter.name}
            aria-label={filter.label}
            defaultValue={filter.value}
            onChange={(event) => submit(event.currentTarget.form)}
            className="control min-h-9 w-full appearance-none truncate ps-3 pe-8"
          >
            {filter.options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon
            name="down"
            size={16}
            className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 text-soft"
          />
        </span>
      ))}
      {children}
      <Button type="submit" size="small">
        {button}
      </Button>
      {reset && (
        <TextLink to={reset.to} quiet className="min-h-9">
          {reset.text}
        </TextLink>
      )}
    </Form>
  )
}
