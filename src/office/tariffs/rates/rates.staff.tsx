import type { ReactNode } from 'react'
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { siteOf, TariffHeading } from '#office/tariffs/tariff-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Chips } from '#platform/ui/forms/chips.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { newId } from '#platform/work/id.ts'
import { siteToday } from '#pricing/quote/explain/site-today.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { rateDeeds } from './rate-deeds.ts'
import { DecideDialog, EnterDialog } from './rate-dialogs.tsx'
import { RateHistory } from './rate-history.tsx'
import { CurrentRates, SourceTable } from './rate-tables.tsx'
import { readFetches } from './read-fetches.ts'
import { readRateHistory } from './read-rate-history.ts'
import { readRates } from './read-rates.ts'
import { readWaiting } from './read-waiting.ts'
import { WaitingTable } from './waiting-table.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'pricing', request)
  const { searchParams: search } = new URL(request.url)
  const site = siteOf(search, visit.site)
  const asksProof = needsProof(visit)
  const shown = {
    locale: visit.locale,
    site,
    today: siteToday(visit.now, site),
    done: doneText(request, 'tariffs_rates_done', visit.locale),
  }
  return visit.read(async (onHost) => {
    const work = { ...onHost, site }
    const rates = await readRates(work)
    const waiting = await readWaiting(work)
    const currency =
      rates.find((row) => row.currency === search.get('currency'))?.currency ?? rates[0]?.currency ?? null
    const history = currency === null ? [] : await readRateHistory(work, { currency, limit: 25 })
    const opened = waiting.find((row) => row.id === search.get('open')) ?? null
    const isEntering = search.has('enter')
    return {
      ...shown,
      asksProof,
      key: newId(),
      rates,
      waiting,
      opened,
      isEntering,
      currency,
      history,
      fetches: await readFetches(work),
    }
  })
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'pricing', request)
  const site = siteOf(new URL(request.url).searchParams, visit.site)
  const back = (done: string) => `/${visit.locale}/ops/pricing/rates?site=${site}&done=${done}`
  return answerDeeds(visit, await request.formData(), rateDeeds(site), back)
}

export default function RatesDesk() {
  const { rates, waiting, fetches, history, currency, opened, isEntering, today, asksProof, key, done, locale, site } =
    useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const here = `/${locale}/ops/pricing/rates?site=${site}`
  const dialog = { closeTo: here, formKey: key, asksProof, answer, locale }
  return (
    <>
      <TariffHeading
        locale={locale}
        site={site}
        at="rates"
        lead={m.tariffs_rates_lead()}
        actions={<Actions here={here} locale={locale} site={site} />}
      />
      <RateNews done={done} isOut={fetches.some((row) => row.outcome === 'failed')} />
      <div className="flex flex-col gap-6">
        {waiting.length > 0 && (
          <Part id="waiting" title={m.tariffs_rates_waiting()}>
            <WaitingTable rows={waiting} here={here} locale={locale} site={site} />
          </Part>
        )}
        <Part id="current" title={m.tariffs_rates_current()}>
          <CurrentRates rows={rates} locale={locale} site={site} />
        </Part>
        <Part id="sources" title={m.tariffs_rates_sources()}>
          {fetches.length === 0 ? (
            <p className="text-soft">{m.tariffs_rates_never_asked()}</p>
          ) : (
            <SourceTable rows={fetches} locale={locale} site={site} />
          )}
        </Part>
        <Part id="history" title={m.tariffs_rates_history()}>
          <Chips
            label={m.tariffs_rates_currency()}
            items={rates.map((row) => ({
              to: `${here}&currency=${row.currency}#history`,
              text: <bdi>{row.currency}</bdi>,
              current: row.currency === currency,
            }))}
          />
          {history.length > 0 && <RateHistory readings={history} locale={locale} site={site} />}
        </Part>
      </div>
      {opened && <DecideDialog {...dialog} row={opened} key={answer?.attempt} />}
      {isEntering && (
        <EnterDialog
          {...dialog}
          key={answer?.attempt}
          currencies={rates.map((row) => row.currency)}
          home={sites[site].currency}
          today={today}
        />
      )}
    </>
  )
}

function Actions({ here, locale, site }: { readonly here: string; readonly locale: string; readonly site: string }) {
  return (
    <span className="flex flex-wrap gap-2">
      <ButtonLink to={`${here}&enter=1`} icon="plus">
        {m.tariffs_rates_enter()}
      </ButtonLink>
      <ButtonLink href={`/${locale}/ops/pricing/rates/file?site=${site}`} icon="download">
        {m.tariffs_rates_csv()}
      </ButtonLink>
      <Form method="post" action={here}>
        <SubmitButton name="do" value="fetch">
          {m.tariffs_rates_fetch_now()}
        </SubmitButton>
      </Form>
    </span>
  )
}

type PartProps = { readonly id: string; readonly title: string; readonly children: ReactNode }

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="flex flex-col gap-2">
      <h2 id={`${id}-title`} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** What was just done with the rates, and whether one of their sources is out. */
function RateNews({ done, isOut }: { readonly done: string | null; readonly isOut: boolean }) {
  return (
    <>
      <DoneNotice text={done} />
      {isOut && (
        <Notice tone="warn" className="mb-3">
          {m.tariffs_rates_out()}
        </Notice>
      )}
    </>
  )
}
