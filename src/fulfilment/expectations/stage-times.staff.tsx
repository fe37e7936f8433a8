import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { z } from 'zod'
import { permits } from '#people/access/permissions.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeed, deed } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { stateLabel } from '#selling/orders/items/item-label.ts'
import { m } from '#words/messages.js'
import { dayCount } from './day-count.ts'
import { ExpectationsHeading } from './expectations-heading.tsx'
import { readStageTable, type StageRow } from './read-stage-table.ts'
import { savePolicy } from './save-policy.ts'
import { sayDays } from './say-expectation.ts'
import { enoughSamples, originCountries, timedStages } from './stages.ts'

export const shouldRevalidate = () => true

const policyForm = z.object({ stage: z.enum(timedStages), usualDays: dayCount, mostDays: dayCount })

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const who = requireStaff(visit, 'orders', request)
  const { searchParams } = new URL(request.url)
  const table = await visit.read(readStageTable)
  const { locale, site } = visit
  const edit = timedStages.find((stage) => stage === searchParams.get('edit')) ?? null
  return { ...table, maySettle: permits(who, 'settings'), edit, saved: searchParams.has('saved'), locale, site }
}

const save = deed(policyForm, savePolicy, (_saved, _values, { visit }) =>
  redirect(`/${visit.locale}/ops/late/times?saved`),
)

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'settings', request)
  return answerDeed(visit, await request.formData(), save, 'ops/late/times')
}

/** The time of each stage on each route, and the promised time until there is history. */
export default function StageTimes() {
  const { rows, reckonedAt, maySettle, edit, saved, locale, site } = useLoaderData<typeof loader>()
  const here = `/${locale}/ops/late/times`
  const nameOf = ({ stage }: StageRow) =>
    stage === 'journey' ? m.expectations_journey() : stateLabel(stage, site, '', locale)
  const edited = maySettle ? rows.find((row) => row.stage === edit) : undefined
  return (
    <>
      <PageTitle>{m.expectations_times()}</PageTitle>
      <ExpectationsHeading
        locale={locale}
        at="times"
        lead={m.expectations_times_lead({ enough: String(enoughSamples) })}
      />
      {saved && (
        <Notice tone="ok" role="status" className="mb-3">
          {m.expectations_saved()}
        </Notice>
      )}
      {edited && <PolicyForm row={edited} name={nameOf(edited)} />}
      <div className="max-sm:hidden">
        <Table
          dense
          caption={m.expectations_times()}
          rows={rows}
          rowKey={(row) => row.stage}
          {...(maySettle && { rowTo: (row: StageRow) => `${here}?edit=${row.stage}` })}
          columns={[
            { key: 'stage', title: m.expectations_stage(), lead: true, cell: nameOf },
            { key: 'policy', title: m.expectations_policy(), numeric: true, cell: (row) => sayDays(row) },
            ...originCountries.map((country, place) => ({
              key: country,
              title: m.expectations_route({ country: countryName(country, locale) }),
              numeric: true,
              cell: (row: StageRow) => <RouteTime time={row.times[place] ?? null} />,
            })),
          ]}
        />
      </div>
      <ul className="flex flex-col gap-2 sm:hidden">
        {rows.map((row) => (
          <StageCard
            key={row.stage}
            row={row}
            name={nameOf(row)}
            to={maySettle ? `${here}?edit=${row.stage}` : null}
            locale={locale}
          />
        ))}
      </ul>
      <p className="mt-3 text-sm text-soft">
        {reckonedAt
          ? m.expectations_reckoned({ time: sayTime(reckonedAt, locale, site) })
          : m.expectations_never_reckoned()}
      </p>
    </>
  )
}

type StageCardProps = {
  readonly row: StageRow
  readonly name: string
  readonly to: string | null
  readonly locale: Locale
}

/** A stage on a phone: the promised time, and the routes that have a history. */
function StageCard({ row, name, to, locale }: StageCardProps) {
  const timed = originCountries.flatMap((country, place) => {
    const time = row.times[place]
    return time ? [{ country, time }] : []
  })
  return (
    <li className="rounded border border-line bg-surface p-3">
      <div className="flex items-baseline justify-between gap-3">
        {to === null ? (
          <span className="font-semibold">{name}</span>
        ) : (
          <Link to={to} className="font-semibold text-sea underline-offset-4">
            {name}
          </Link>
        )}
        <span className="shrink-0">
          <span className="sr-only">{m.expectations_policy()}: </span>
          {sayDays(row)}
        </span>
      </div>
      {timed.map(({ country, time }) => (
        <div key={country} className="flex flex-wrap justify-between gap-x-3 text-sm">
          <span className="text-soft">{m.expectations_route({ country: countryName(country, locale) })}</span>
          <RouteTime time={time} />
        </div>
      ))}
    </li>
  )
}

function RouteTime({ time }: { readonly time: StageRow['times'][number] }) {
  if (!time) return <span className="text-soft">–</span>
  const samples = m.expectations_samples({ count: String(time.samples) })
  return (
    <span className={time.isEnough ? '' : 'text-soft'}>
      {sayDays({ usualDays: time.p50, mostDays: time.p80 })}{' '}
      <span className="text-xs text-soft">{time.isEnough ? samples : `${samples} · ${m.expectations_too_few()}`}</span>
    </span>
  )
}

function PolicyForm({ row, name }: { readonly row: StageRow; readonly name: string }) {
  const answer = useAnswer<typeof action>()
  const { errors = {} } = answer ?? {}
  return (
    <PostForm
      answer={answer}
      key={`${row.stage} ${answer?.attempt}`}
      className={`mb-4 rounded border border-line bg-sunken p-4 ${denseForm}`}
    >
      <h2 className="mb-2 text-lg font-semibold">
        {m.expectations_policy()}: {name}
      </h2>
      {errors.general && (
        <Notice tone="bad" role="alert" className="mb-3">
          {errors.general}
        </Notice>
      )}
      <input type="hidden" name="stage" value={row.stage} />
      <div className="flex flex-wrap items-start gap-3">
        <Field
          label={m.expectations_usual_days()}
          name="usualDays"
          inputMode="numeric"
          ltr
          defaultValue={String(row.usualDays)}
        />
        <Field
          label={m.expectations_most_days()}
          name="mostDays"
          inputMode="numeric"
          ltr
          defaultValue={String(row.mostDays)}
        />
        <SubmitButton className="self-end">{m.expectations_save()}</SubmitButton>
      </div>
    </PostForm>
  )
}
