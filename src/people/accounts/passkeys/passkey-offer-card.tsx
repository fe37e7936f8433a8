import { Form } from 'react-router'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'

/** Offers a passkey to who ordered something and has none; "no" is kept for good. */
export function PasskeyOfferCard({ home }: { readonly home: string }) {
  const security = `${home}/account/security`
  return (
    <Card title={m.people_offer_title()} tone="sunken" className="mt-6">
      <p className="mb-4">{m.people_offer_text()}</p>
      <Form method="post" action={security} noValidate className="flex flex-wrap gap-3">
        <input type="hidden" name="do" value="closeOffer" />
        <ButtonLink to={`${security}/passkey`} icon="key" kind="primary">
          {m.people_passkey_add_title()}
        </ButtonLink>
        <SubmitButton kind="quiet">{m.people_offer_no()}</SubmitButton>
      </Form>
    </Card>
  )
}
