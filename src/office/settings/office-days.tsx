import type { OfficeDayRow } from '#fulfilment/requests/offices/read-office-desk.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { sayPlainDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type OfficeDaysProps = {
  readonly days: readonly OfficeDayRow[]
  readonly office: { readonly today: string }
  readonly formKey: string
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
}

/** Days on which the office is closed, or open at other hours. */
export function OfficeDays({ days, office, formKey, answer, locale }: OfficeDaysProps) {
  // Empty again once a day was saved or removed.
  const said = days.map(({ day, opensAt, closesAt, why }) => [day, opensAt, closesAt, why].join()).join('\n')
  const wrong = answer?.errors.general ?? answer?.errors.code
  return (
    <Card title={m.settings_days()}>
      {days.length === 0 ? (
        <p className="text-soft">{m.settings_days_none()}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {days.map(({ day, opensAt, closesAt, why }) => (
            <li key={day} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <span className="grow">
                <span className="font-semibold">{sayPlainDay(day, locale)}</span>
                {' · '}
                {opensAt === null ? m.settings_day_closed() : <Ltr>{`${opensAt} – ${closesAt}`}</Ltr>}
                {why !== '' && <bdi className="block text-sm text-soft wrap-anywhere">{why}</bdi>}
              </span>
              <PostForm answer={undefined}>
                <FormKey value={`${formKey}-${day}`} />
                <input type="hidden" name="day" value={day} />
                <SubmitButton name="do" value="endDay" kind="quiet" size="small">
                  {m.settings_day_end()}
                </SubmitButton>
              </PostForm>
            </li>
          ))}
        </ul>
      )}
      <PostForm answer={answer} className="mt-4 flex flex-col gap-3" key={answer?.attempt ?? said}>
        {wrong && (
          <Notice tone="bad" role="alert">
            {wrong}
          </Notice>
        )}
        <FormKey value={`${formKey}-new`} />
        <Field name="day" type="date" label={m.settings_day()} min={office.today} required />
        <div className="grid grid-cols-2 gap-4">
          <Field id="day-opens" name="opensAt" type="time" label={m.settings_office_opens()} />
          <Field id="day-closes" name="closesAt" type="time" label={m.settings_office_closes()} />
        </div>
        <p className="text-sm text-soft">{m.settings_day_hint()}</p>
        <TextArea id="day-why" name="why" label={m.settings_why()} rows={2} maxLength={500} required />
        <div>
          <SubmitButton name="do" value="setDay">
            {m.settings_day_save()}
          </SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}
