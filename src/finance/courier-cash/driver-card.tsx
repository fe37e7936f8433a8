import { Form } from 'react-router'
import { ProofField } from '#people/proof-field.tsx'
import type { FormAnswer } from '#platform/form-answer.ts'
import { sayPlainTime } from '#platform/say-date.ts'
import { Card } from '#platform/ui/card.tsx'
import { denseForm } from '#platform/ui/dense-form.ts'
import { Field } from '#platform/ui/field.tsx'
import { Select } from '#platform/ui/select.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import type { Site } from '#platform/work.ts'
import { m } from '#words/messages.js'
import type { SheetToCount } from './count-run-sheet.ts'

type DriverCardProps = {
  readonly sheets: readonly SheetToCount[]
  readonly formKey: string
  readonly answer: FormAnswer | undefined
  readonly asksProof: boolean
  readonly site: Site
}

/** A driver of ours is back: their cash is counted before anything is said of how much it should be. */
export function DriverCard({ sheets, formKey, answer, asksProof, site }: DriverCardProps) {
  const { errors = {}, typed = {} } = answer?.typed.do === 'driver' ? answer : {}
  if (sheets.length === 0 && !answer) return null
  return (
    <Card title={m.finance_driver_title()}>
      <Form method="post" className={`flex flex-col gap-3 ${denseForm}`}>
        <input type="hidden" name="key" value={typed.key ?? formKey} />
        <Select
          label={m.finance_driver_sheet()}
          name="sheet"
          defaultValue={typed.sheet ?? ''}
          placeholder={m.finance_driver_choose()}
          options={sheets.map(({ number, company, closedAt }) => ({
            value: number,
            text: `${number} · ${company} · ${sayPlainTime(closedAt, site)}`,
          }))}
          error={errors.sheet}
        />
        <Field
          label={m.finance_driver_counted()}
          hint={m.finance_driver_counted_hint()}
          name="counted"
          defaultValue={typed.counted ?? ''}
          error={errors.counted}
          inputMode="decimal"
          autoComplete="off"
          required
          ltr
        />
        <Field
          label={m.finance_note()}
          name="note"
          defaultValue={typed.note ?? ''}
          error={errors.note}
          autoComplete="off"
          optional={m.finance_optional()}
        />
        {(asksProof || errors.proof) && <ProofField who="staff" error={errors.proof} />}
        <SubmitButton name="do" value="driver" className="self-start">
          {m.finance_driver_take()}
        </SubmitButton>
      </Form>
    </Card>
  )
}
