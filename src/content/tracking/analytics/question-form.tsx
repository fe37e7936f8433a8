import { Form } from 'react-router'
import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { m } from '#words/messages.js'
import { offered, type Question, questionPath, type Split, splits } from './analytics-question.ts'
import { partName, splitTexts } from './names.ts'

const filters = ['source', 'device', 'locale', 'site'] as const satisfies readonly Split[]

type QuestionFormProps = { readonly here: string; readonly question: Question }

/** Days, split and parts, as an address; parts that are shown alone are said, each with the way back to all. */
export function QuestionForm({ here, question }: QuestionFormProps) {
  const { from, until, by, only } = question
  const chosen = splits.filter((split) => only[split] !== undefined)
  const without = (gone: Split) => Object.fromEntries(Object.entries(only).filter(([split]) => split !== gone))
  return (
    <div className="mb-4 grid gap-3" key={questionPath('', question)}>
      <Form className={`flex flex-wrap items-end gap-3 ${denseForm}`}>
        <Field label={m.tracking_from()} name="from" type="date" defaultValue={from} />
        <Field label={m.tracking_until()} name="until" type="date" defaultValue={until} />
        <Select
          label={m.tracking_by()}
          name="by"
          defaultValue={by}
          options={splits.map((value) => ({ value, text: splitTexts[value]() }))}
        />
        {filters.map((split) => (
          <Select
            key={split}
            label={splitTexts[split]()}
            name={split}
            defaultValue={only[split] ?? ''}
            options={[
              { value: '', text: split === 'site' && by !== 'site' ? m.tracking_this_site() : m.tracking_all() },
              ...offered[split].map((value) => ({ value, text: partName(split, value) })),
            ]}
          />
        ))}
        {only.campaign !== undefined && <input type="hidden" name="campaign" value={only.campaign} />}
        <Button type="submit" size="small">
          {m.tracking_show()}
        </Button>
        <ButtonLink href={questionPath(`${here}/file`, question)} size="small" icon="download">
          {m.tracking_export()}
        </ButtonLink>
      </Form>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((split) => (
            <li key={split}>
              <ButtonLink
                to={questionPath(here, question, { only: without(split) })}
                size="small"
                kind="quiet"
                icon="close"
              >
                {splitTexts[split]()}: <bdi>{partName(split, only[split] === '-' ? '' : (only[split] ?? ''))}</bdi>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
