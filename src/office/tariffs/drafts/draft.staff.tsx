import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CartEffectView } from '#office/tariffs/effect/cart-effect-view.tsx'
import { EffectView } from '#office/tariffs/effect/effect-view.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { ChangeTable } from './change-table.tsx'
import { ClashForm } from './clash-form.tsx'
import { draftDeeds } from './draft-deeds.ts'
import { DraftFacts } from './draft-facts.tsx'
import { DecisionForms, TermsForm } from './draft-forms.tsx'
import { DraftBadge } from './draft-table.tsx'
import { DraftTabs } from './draft-tabs.tsx'
import { readDraftPage } from './read-draft-page.ts'
import { siteClock } from './site-moment.ts'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'pricing', request)
  const page = await foundPage(visit.read((work) => readDraftPage(work, params.number ?? '')))
  const { validFrom, site } = page.draft
  const when = validFrom === null ? '' : siteClock(validFrom, site)
  const done = doneText(request, 'tariffs_done', visit.locale)
  return { ...page, when, key: newId(), asksProof: needsProof(visit), done, locale: visit.locale }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'pricing', request)
  const { number = '' } = params
  return answerDeeds(visit, await request.formData(), draftDeeds(number), `ops/pricing/drafts/${number}`)
}

export default function DraftPage() {
  const page = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { draft, changes, clashes, isOutdated, moves, effect, currency, key, locale } = page
  const { number, site, state, revision, changed } = draft
  const title = m.tariffs_draft({ number })
  const shared = { formKey: key, revision, answer }
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        back={{ to: `/${locale}/ops/pricing?site=${site}`, text: m.tariffs_back_to_pricing() }}
        aside={<DraftBadge state={state} size="regular" />}
        lead={<bdi>{draft.why}</bdi>}
      />
      <DraftTabs locale={locale} number={number} changed={changed} at="draft" />
      <DoneNotice text={answer ? null : page.done} />
      {answer?.errors.general && (
        <Notice tone="bad" role="alert" className="mb-3">
          {answer.errors.general}
        </Notice>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {isOutdated && (
            <ClashForm clashes={clashes} revision={revision} formKey={key} mayRebase={state === 'editing'} />
          )}
          {page.hasLater && <Notice tone="info">{m.tariffs_later()}</Notice>}
          <section aria-labelledby="changes">
            <h2 id="changes" className="mb-2 text-lg">
              {m.tariffs_changes()}
            </h2>
            {changes.length === 0 ? (
              <p className="text-soft">{m.tariffs_no_changes()}</p>
            ) : (
              <ChangeTable changes={changes} caption={m.tariffs_changes()} />
            )}
          </section>
        </div>
        <div className="flex flex-col gap-5">
          <DraftFacts draft={draft} decisions={page.decisions} locale={locale} />
          {state === 'editing' && (
            <TermsForm {...shared} why={draft.why} when={page.when} key={answer?.attempt ?? revision} />
          )}
          {moves.length > 0 && (
            <DecisionForms
              {...shared}
              moves={moves}
              asksProof={page.asksProof}
              isSent={state === 'sent'}
              isAuthor={page.isAuthor}
            />
          )}
        </div>
      </div>
      {effect && (
        <div className="mt-5 flex flex-col gap-5">
          {page.carts && <CartEffectView effect={page.carts} currency={currency} />}
          <EffectView effect={effect} currency={currency} locale={locale} />
        </div>
      )}
    </>
  )
}
