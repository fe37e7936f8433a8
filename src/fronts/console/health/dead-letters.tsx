import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { DeadLetter } from '#platform/background/dead-letters.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { m } from '#words/messages.js'
import { Machine } from './machine.tsx'

type DeadLettersProps = {
  readonly letters: readonly DeadLetter[]
  readonly maySendAgain: boolean
  readonly moment: (at: Date) => ReactNode
  /** What became of the last press. */
  readonly answer: ReactNode
}

/** Work that was given up: what it was, why, and the way to have it done after all. */
export function DeadLetters({ letters, maySendAgain, moment, answer }: DeadLettersProps) {
  if (letters.length === 0) return answer
  const handlers = [...new Set(letters.map(({ handler }) => handler))]
  return (
    <section>
      <h2 className="mb-3 text-lg">{m.console_dead_title()}</h2>
      {answer}
      {maySendAgain && (
        <div className="mb-3 flex flex-wrap gap-2">
          {handlers.map((handler) => (
            <Again key={handler} field="handler" value={handler}>
              {m.console_dead_again_all()} <Ltr>{handler}</Ltr>
            </Again>
          ))}
        </div>
      )}
      <Table
        dense
        caption={m.console_dead_title()}
        rows={letters}
        rowKey={({ id }) => String(id)}
        columns={[...columns(moment), ...(maySendAgain ? [again] : [])]}
      />
    </section>
  )
}

function columns(moment: DeadLettersProps['moment']): readonly Column<DeadLetter>[] {
  return [
    { key: 'handler', title: m.console_health_handler(), lead: true, cell: (one) => <Ltr>{one.handler}</Ltr> },
    {
      key: 'what',
      title: m.console_dead_why(),
      wide: true,
      cell: ({ name, site, news, error }) => (
        <>
          <p className="font-semibold">
            <Machine text={error} />
          </p>
          <p>
            <Machine text={`${site} ${name} ${JSON.stringify(news)}`} />
          </p>
        </>
      ),
    },
    { key: 'at', title: m.console_dead_since(), cell: (one) => moment(one.at) },
    { key: 'dead', title: m.console_dead_at(), cell: (one) => moment(one.deadAt) },
    { key: 'tries', title: m.console_health_attempts(), numeric: true, cell: (one) => one.tries },
  ]
}

const again: Column<DeadLetter> = {
  key: 'again',
  title: '',
  cell: ({ id }) => (
    <Again field="id" value={String(id)}>
      {m.console_dead_again()}
    </Again>
  ),
}

type AgainProps = { readonly field: 'id' | 'handler'; readonly value: string; readonly children: ReactNode }

function Again({ field, value, children }: AgainProps) {
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" name={field} value={value} kind="quiet" size="small">
        {children}
      </Button>
    </Form>
  )
}
