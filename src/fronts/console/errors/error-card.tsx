import type { SeenCause } from '#platform/http/errors/read-causes.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type ErrorCardProps = {
  readonly cause: SeenCause
  readonly maySettle: boolean
  readonly formKey: string
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
  readonly site: Site
}

/** One cause of errors: how often, since when, in which builds and where; folded away, the error itself and the form that settles it. */
export function ErrorCard({ cause, maySettle, formKey, answer, locale, site }: ErrorCardProps) {
  const { key, kind, title, sample, paths, seen, today, firstAt, lastAt, firstVersion, lastVersion } = cause
  const isAnswered = answer?.typed.key === key
  const moment = (at: Date) => <bdi className="whitespace-nowrap">{sayMoment(at, locale, site)}</bdi>
  const isOneBuild = firstVersion === lastVersion
  return (
    <Card>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <Badge tone={kind === 'server' ? 'bad' : 'warn'} size="small">
          {kind === 'server' ? m.errors_server() : m.errors_browser()}
        </Badge>
        <h2 className="min-w-0 grow basis-64 text-base font-semibold">
          <bdi dir="ltr" className="wrap-anywhere">
            {title}
          </bdi>
        </h2>
      </div>
      <Facts
        items={[
          {
            term: m.errors_seen(),
            value: m.errors_times({ all: formatCount(Number(seen)), today: formatCount(today) }),
          },
          { term: m.errors_first(), value: moment(firstAt) },
          { term: m.errors_last(), value: moment(lastAt) },
          {
            term: m.errors_version(),
            value: <Ltr>{isOneBuild ? lastVersion || '—' : `${firstVersion || '—'} → ${lastVersion || '—'}`}</Ltr>,
          },
          { term: m.console_health_page(), value: <Ltr>{paths.slice(0, 3).join('  ')}</Ltr> },
          ...(cause.settledAt
            ? [
                { term: m.errors_settled_at(), value: moment(cause.settledAt) },
                { term: m.errors_why(), value: <bdi className="wrap-anywhere">{cause.settledWhy}</bdi> },
              ]
            : []),
        ]}
      />
      <details className="mt-2" open={isAnswered}>
        <summary className="flex min-h-11 items-center text-sea">{m.errors_more()}</summary>
        <pre
          dir="ltr"
          className="max-h-72 overflow-auto rounded bg-sunken p-3 text-sm whitespace-pre-wrap wrap-anywhere"
        >
          {sample}
        </pre>
        {maySettle && cause.settledAt === null && (
          <PostForm answer={isAnswered ? answer : undefined} className="mt-3 flex flex-col gap-3">
            {isAnswered && answer?.errors.general && (
              <Notice tone="bad" role="alert">
                {answer.errors.general}
              </Notice>
            )}
            <FormKey value={formKey} />
            <input type="hidden" name="key" value={key} />
            <TextArea
              id={`why-${key}`}
              name="why"
              label={m.errors_why()}
              hint={m.errors_why_hint()}
              rows={2}
              maxLength={500}
              required
            />
            <div>
              <SubmitButton>{m.errors_settle()}</SubmitButton>
            </div>
          </PostForm>
        )}
      </details>
    </Card>
  )
}
