import { classes } from '#platform/ui/show/classes.ts'
import { m } from '#words/messages.js'
import type { Answered } from './answered-issues.ts'

type AnswersGivenProps = { readonly answered: readonly Answered[]; readonly className?: string }

/** The questions to the customer and their answers, for whoever buys, receives or looks up the item. */
export function AnswersGiven({ answered, className }: AnswersGivenProps) {
  if (answered.length === 0) return null
  return (
    <dl className={classes('flex flex-col gap-1 rounded bg-info-soft px-3 py-2 font-normal', className)}>
      {answered.map(({ question, answer }) => (
        <div key={`${question} ${answer}`}>
          <dt className="text-sm text-soft">
            {m.orders_answered_question()} <bdi>{question}</bdi>
          </dt>
          <dd className="font-semibold">
            <span className="sr-only">{m.orders_answered_answer()} </span>
            <bdi>{answer}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
