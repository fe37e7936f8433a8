import { Form } from 'react-router'
import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { Chips } from '#platform/ui/forms/chips.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { filtersOf, type HistoryFilter, type HistoryQuestion, questionPath } from './history-question.ts'
import type { History } from './load-history.ts'

type Choices = History['choices']
type HistoryFiltersProps = {
  readonly home: string
  readonly question: HistoryQuestion
  readonly wrong: History['wrong']
  readonly choices: Choices
}

const chosen = ['type', 'status', 'method', 'balance'] as const
const titles: Readonly<Record<HistoryFilter, () => string>> = {
  search: m.account_filter_search,
  type: m.account_col_type,
  status: m.account_col_status,
  method: m.account_col_method,
  balance: m.account_col_balance,
  from: m.account_filter_from,
  to: m.account_filter_to,
}

/** The filters: a form whose values are in the address, and the active ones, each removable alone or all at once. */
export function HistoryFilters({ home, question, wrong, choices }: HistoryFiltersProps) {
  const held = filtersOf(question)
  return (
    <div className="flex flex-col gap-3">
      <Form method="get" action={home} key={questionPath(home, question, {})} className="flex flex-col gap-3">
        {question.section !== 'history' && <input type="hidden" name="section" value={question.section} />}
        {question.pageSize !== 20 && <input type="hidden" name="pageSize" value={question.pageSize} />}
        <div className="flex items-end gap-3">
          <Field
            className="min-w-0 grow"
            label={m.account_filter_search()}
            name="search"
            type="search"
            defaultValue={question.search}
            maxLength={60}
            enterKeyHint="search"
            ltr
          />
          <Button type="submit" icon="search">
            {m.account_search()}
          </Button>
        </div>
        <Disclosure quiet summary={m.account_filters()}>
          <div className="grid gap-4 pt-2 text-base sm:grid-cols-2 xl:grid-cols-4">
            {chosen.map((name) => (
              <Select
                key={name}
                label={titles[name]()}
                name={name}
                defaultValue={question[name]}
                placeholder={m.account_filter_any()}
                options={choices[name]}
              />
            ))}
            <Field label={titles.from()} name="from" type="date" defaultValue={question.from} ltr />
            <Field label={titles.to()} name="to" type="date" defaultValue={question.to} ltr />
            <div className="flex items-end sm:col-span-2">
              <Button type="submit">{m.account_filter_apply()}</Button>
            </div>
          </div>
        </Disclosure>
      </Form>
      {wrong.length > 0 && (
        <Notice tone="bad" role="alert">
          {m.account_filters_wrong()}
          <ul className="mt-1 list-disc ps-5">
            {wrong.map(({ name, given }) => (
              <li key={name}>
                {titles[name]()}: <bdi className="break-all">{given}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {question.from !== '' && question.to !== '' && question.from > question.to && (
        <Notice tone="bad" role="alert">
          {m.account_filters_turned()}
        </Notice>
      )}
      {held.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <Chips
            label={m.account_filters_held()}
            items={held.map((name) => ({
              to: questionPath(home, question, { [name]: '' }),
              text: (
                <>
                  {titles[name]()}: <bdi dir={isTyped(name) ? 'ltr' : undefined}>{saidOf(name, question, choices)}</bdi>
                </>
              ),
              removeLabel: m.account_filter_remove(),
            }))}
          />
          <ButtonLink kind="quiet" size="small" icon="close" to={questionPath(home, { ...question, ...nothing }, {})}>
            {m.account_filter_reset()}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

const nothing = { search: '', type: '', status: '', method: '', balance: '', from: '', to: '' } as const

function isTyped(name: HistoryFilter): name is 'search' | 'from' | 'to' {
  return name === 'search' || name === 'from' || name === 'to'
}

function saidOf(name: HistoryFilter, question: HistoryQuestion, choices: Choices): string {
  const value = question[name]
  if (isTyped(name)) return value
  return choices[name].find((choice) => choice.value === value)?.text ?? value
}
