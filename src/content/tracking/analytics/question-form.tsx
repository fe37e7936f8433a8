import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { m } from '#words/messages.js'
import { offered, type Question, questionPath, type Split, splits } from './analytics-question.ts'
import { DaysForm } from './days-form.tsx'
import { partName, splitTexts } from './names.ts'

const filters = ['source', 'device', 'locale', 'site'] as const satisfies readonly Split[]

type QuestionFormProps = { readonly here: string; readonly question: Question }

/** Days, split and parts, as an address; parts that are shown alone are said, each with the way back to all. */
export function QuestionForm({ here, question }: QuestionFormProps) {
  const { from, until, by, only } = question
  const chosen = splits.filter((split) => only[split] !== undefined)
  const without = (gone: Split) => Object.fromEntries(Object.entries(only).filter(([split]) => split !== gone))
  return (
    <div key={questionPath('', question)}>
      <DaysForm from={from} until={until} file={questionPath(`${here}/file`, question)}>
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
      </DaysForm>
      {chosen.length > 0 && (
        <ul className="mb-4 flex flex-wrap gap-2">
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
