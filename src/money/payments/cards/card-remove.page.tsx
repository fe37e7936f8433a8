import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { findOr404 } from '#people/access/find-or-404.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import { CardLine } from './card-line.tsx'
import { readSavedCard } from './read-saved-cards.ts'
import { removeCard } from './remove-card.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { id: customerId } = requireCustomer(visit, request)
  const whose = { customerId, provider: null }
  const card = await findOr404(visit.read((work) => readSavedCard(work, whose, params.id ?? '')))
  const { locale, site } = visit
  return { home: `/${locale}/account/cards`, card, locale, site }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  await findOr404(visit.write((work) => removeCard(work, params.id ?? '')))
  return redirect(`/${visit.locale}/account/cards?done=removed`)
}

export default function RemoveCard() {
  const { home, card, locale, site } = useLoaderData<typeof loader>()
  return (
    <div className="max-w-text">
      <PageTitle>{m.payments_cards_remove_title()}</PageTitle>
      <PageHeading title={m.payments_cards_remove_title()} lead={m.payments_cards_remove_text()} />
      <Card as="div">
        <CardLine card={card} locale={locale} site={site} />
        <Form method="post" className="mt-5 flex flex-wrap gap-3">
          <SubmitButton kind="danger" busyLabel={m.payments_busy()}>
            {m.payments_cards_remove()}
          </SubmitButton>
          <ButtonLink to={home} kind="quiet">
            {m.payments_cards_keep()}
          </ButtonLink>
        </Form>
      </Card>
    </div>
  )
}
