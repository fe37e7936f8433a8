import { AskedProof } from '#people/proofs/proof-field.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { SheetToCount } from './count-run-sheet.ts'

type DriverCardProps = {
  readonly here: string
  readonly sheets: readonly SheetToCount[]
  /** The sheet whose driver stands here, by its number. */
  readonly sheet: string
  readonly formKey: string
  readonly answer: FormAnswer | undefined
  readonly asksProof: boolean
  readonly site: Site
}

/** Drivers of ours who are back: the cash of one is counted before anything is said of how much it should be. */
export function DriverCard({ here, sheets, sheet, formKey, answer, asksProof, site }: DriverCardProps) {
  const said = answer?.typed.do === 'driver' ? answer : undefined
  if (sheets.length === 0 && !said) return null
  const isChosen = said !== undefined || sheets.some(({ number }) => number === sheet)
  return (
    <Card title={m.finance_driver_title()}>
      <ul className="flex flex-col gap-1">
        {sheets.map(({ number, company, closedAt }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3">
            <TextLink to={`${here}?sheet=${number}`}>
              <Ltr>{number}</Ltr>
            </TextLink>
            <bdi>{company}</bdi>
            <span className="text-sm text-soft">
              <Ltr>{sayPlainTime(closedAt, site)}</Ltr>
            </span>
          </li>
        ))}
      </ul>
      {isChosen && <CountForm sheet={sheet} formKey={formKey} answer={said} asksProof={asksProof} />}
    </Card>
  )
}

function CountForm({ sheet, formKey, answer, asksProof }: Omit<DriverCardProps, 'here' | 'sheets' | 'site'>) {
  const { errors = {}, typed = {} } = answer ?? {}
  return (
    <PostForm answer={answer} className={`mt-4 flex flex-col gap-3 border-line border-t pt-4 ${denseForm}`}>
      <FormKey value={formKey} />
      <input type="hidden" name="sheet" value={typed.sheet ?? sheet} />
      {errors.sheet && (
        <Notice tone="bad" role="alert">
          {errors.sheet}
        </Notice>
      )}
      <Field
        label={m.finance_driver_counted({ sheet: isolateLtr(typed.sheet ?? sheet) })}
        hint={m.finance_driver_counted_hint()}
        name="driverCounted"
        inputMode="decimal"
        autoComplete="off"
        required
        ltr
      />
      <Field label={m.finance_note()} name="driverNote" autoComplete="off" optional={m.finance_optional()} />
      <AskedProof who="staff" asks={asksProof} />
      <SubmitButton name="do" value="driver" className="self-start">
        {m.finance_driver_take()}
      </SubmitButton>
    </PostForm>
  )
}
