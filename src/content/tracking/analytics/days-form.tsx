import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { m } from '#words/messages.js'

export type DaysFormProps = {
  readonly from: string
  readonly until: string
  /** Where the same question is answered as a file. */
  readonly file?: string
  /** The other fields of the question. */
  readonly children?: ReactNode
}

/** A question about days, as an address. Give it a key of its answers, so that the fields show what was asked. */
export function DaysForm({ from, until, file, children }: DaysFormProps) {
  return (
    <Form className={`mb-4 flex flex-wrap items-end gap-3 ${denseForm}`}>
      <Field label={m.tracking_from()} name="from" type="date" defaultValue={from} />
      <Field label={m.tracking_until()} name="until" type="date" defaultValue={until} />
      {children}
      <Button type="submit" size="small">
        {m.tracking_show()}
      </Button>
      {file !== undefined && (
        <ButtonLink href={file} size="small" icon="download">
          {m.tracking_export()}
        </ButtonLink>
      )}
    </Form>
  )
}
