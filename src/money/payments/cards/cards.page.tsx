import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { m } from '#words/messages.js'
import { CardLine } from './card-line.tsx'
import { readSavedCards } from './read-saved-cards.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { id: customerId } = requireCustomer(visit, request)
  const { locale, site } = visit
  const cards = await visit.read((work) => readSavedCards(work, { customerId, provider: null }))
  const isRemoved = new URL(request.url).searchParams.get('done') === 'removed'
  return { home: `/${locale}/account/cards`, cards, isRemoved, locale, site }
}

export default function SavedCards() {
  const { home, cards, isRemoved, locale, site } = useLoaderData<typeof loader>()
  return (
    <div className="max-w-text">
      <PageTitle>{m.payments_cards_title()}</PageTitle>
      <PageHeading title={m.payments_cards_title()} lead={cards.length > 0 && m.payments_cards_lead()} />
      <DoneNotice text={isRemoved ? m.payments_cards_removed() : null} />
      {cards.length === 0 ? (
        <EmptyState drawing="wallet" title={m.payments_cards_empty()} text={m.payments_cards_empty_text()} />
      ) : (
        <ul className="flex flex-col gap-4">
          {cards.map((card) => (
            <Card key={card.id} as="li">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <CardLine card={card} locale={locale} site={site} />
                <ButtonLink to={`${home}/${card.id}/remove`} kind="quiet" icon="trash">
                  {m.payments_cards_remove()}
                </ButtonLink>
              </div>
            </Card>
          ))}
        </ul>
      )}
    </div>
  )
}
