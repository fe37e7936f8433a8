import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { reasonKey } from '#catalog/reader/reason-words.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds, deed, noFields } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { sentence } from '#platform/work/sentence.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { itemChoices } from '#selling/cart/adding/draft-item.ts'
import { m } from '#words/messages.js'
import { priceLookup, refuseLookup } from './answer-lookup.ts'
import { claimLookup, releaseLookup } from './claim-lookup.ts'
import { LookupAnswerForms } from './lookup-answer-forms.tsx'
import { LookupAsked, LookupStory } from './lookup-asked.tsx'
import { lookupFactsForm, lookupRefusalForm } from './lookup-facts-form.ts'
import { whyNoPrice } from './lookup-names.ts'
import { lookupRefusals } from './lookup-refusals.ts'
import { readLookupCase } from './read-lookup-desk.ts'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'review', request)
  const { locale, site, now } = visit
  const one = await foundPage(visit.read((work) => readLookupCase(work, params.id ?? '')))
  const { prices } = await visit.read(readTables)
  const reason = one.reason && sentence(reasonKey(one.reason), {}, locale)
  return { one: { ...one, reason }, choices: itemChoices(prices, locale), locale, site, now }
}

function deeds(id: string) {
  return {
    claim: deed(
      noFields,
      (work) => claimLookup(work, id),
      (_, __, { visit }) => redirect(`/${visit.locale}/ops/lookups/${id}`),
    ),
    release: deed(noFields, (work) => releaseLookup(work, id), 'release'),
    price: deed(lookupFactsForm, (work, facts) => priceLookup(work, id, facts), 'price'),
    refuse: deed(lookupRefusalForm, (work, why) => refuseLookup(work, id, why), 'refuse'),
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'review', request)
  return answerDeeds(visit, await request.formData(), deeds(params.id ?? ''), 'ops/lookups')
}

/** One link that waits for a price: what its sender said, and the forms with which it is answered. */
export default function LookupCasePage() {
  const { one, choices, locale, site, now } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  return (
    <>
      <PageTitle>{m.cart_lookup_one()}</PageTitle>
      <PageHeading title={m.cart_lookup_one()} back={{ to: `/${locale}/ops/lookups`, text: m.cart_lookups_desk() }} />
      {answer?.errors?.general && (
        <Notice tone="bad" role="alert" className="mb-3">
          {answer.errors.general}
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <LookupAsked one={one} locale={locale} site={site} now={now} />
          <LookupStory one={one} locale={locale} site={site} />
        </div>
        {one.state === 'waiting' && (
          <Card title={m.cart_lookup_claim_title()}>
            <PostForm answer={answer}>
              <SubmitButton name="do" value="claim" data-key="c">
                {m.cart_lookup_claim()}
              </SubmitButton>
            </PostForm>
          </Card>
        )}
        {one.state === 'claimed' && !one.isMine && !one.mayAnswer && (
          <Notice tone="info" title={m.cart_lookup_claimed_by({ name: one.claimedBy ?? '' })} />
        )}
        {one.mayAnswer && (
          <LookupAnswerForms
            answer={answer ?? null}
            choices={choices}
            country={one.country}
            refusals={lookupRefusals.map((value) => ({ value, text: whyNoPrice[value]() }))}
          />
        )}
        {one.state === 'refused' && one.refusal && (
          <Notice tone="warn" title={m.cart_lookup_event_refuse()}>
            {lookupRefusals.flatMap((value) => (value === one.refusal ? whyNoPrice[value]() : []))}
            {one.note && <bdi className="block">{one.note}</bdi>}
          </Notice>
        )}
        {one.state === 'priced' && <Notice tone="ok" title={m.cart_lookup_event_price()} />}
      </div>
    </>
  )
}
