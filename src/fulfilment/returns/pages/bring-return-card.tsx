import { Form } from 'react-router'
import type { Office } from '#fulfilment/requests/facts/read-offices.ts'
import type { ReturnView } from '#fulfilment/returns/read-returns.ts'
import { RadioCards } from '#platform/ui/forms/radio-card.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'

type BringReturnProps = {
  readonly found: ReturnView
  readonly offices: readonly Office[]
  readonly error: string | undefined
  readonly until: string
}

/** Where to bring the goods, and the code to show there. */
export function BringReturn({ found, offices, error, until }: BringReturnProps) {
  const { code, office, officeAddress } = found
  return (
    <Card tone="warn" title={code ? m.returns_code_title() : m.returns_bring()}>
      {code && (
        <div className="mb-4 flex flex-col gap-2">
          <p dir="ltr" className="figures text-start text-3xl font-semibold tracking-widest rtl:text-end">
            {code}
          </p>
          <p>{m.returns_code_note({ office: isolate(office ?? '') })}</p>
          <p className="text-sm text-soft">
            <bdi>{officeAddress}</bdi>
          </p>
        </div>
      )}
      {(!code || offices.length > 1) && (
        <Form method="post" noValidate className="flex flex-col gap-4">
          <RadioCards
            legend={code ? m.returns_office_change() : m.returns_bring_lead({ day: isolate(until) })}
            name="office"
            options={offices.map((one) => ({
              value: one.code,
              title: one.name,
              note: `${one.address} · ${one.hours}`,
            }))}
            defaultValue={found.officeCode ?? (offices.length === 1 ? (offices[0]?.code ?? '') : '')}
            error={error}
            required
          />
          <SubmitButton kind={code ? 'secondary' : 'primary'} name="do" value="office" className="self-start">
            {code ? m.returns_office_change() : m.returns_office_choose()}
          </SubmitButton>
        </Form>
      )}
    </Card>
  )
}
