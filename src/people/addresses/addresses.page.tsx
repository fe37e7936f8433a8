import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { findOr404 } from '#people/access/find-or-404.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { m } from '#words/messages.js'
import { AddressLines } from './address-lines.tsx'
import { setDefaultAddress } from './change-address.ts'
import { type Address, readAddresses } from './read-addresses.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return { home: `/${visit.locale}/account/addresses`, book: await visit.read(readAddresses) }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const id = String((await request.formData()).get('default') ?? '')
  await findOr404(visit.write((work) => setDefaultAddress(work, id)))
  return redirect(`/${visit.locale}/account/addresses`)
}

export default function Addresses() {
  const { home, book } = useLoaderData<typeof loader>()
  const adding = (
    <ButtonLink to={`${home}/new`} kind="primary" icon="plus">
      {m.people_addresses_new()}
    </ButtonLink>
  )
  return (
    <div className="max-w-text">
      <PageTitle>{m.people_addresses_title()}</PageTitle>
      <PageHeading title={m.people_addresses_title()} actions={book.length > 0 && adding} />
      {book.length === 0 ? (
        <EmptyState
          drawing="harbour"
          title={m.people_addresses_empty()}
          text={m.people_addresses_empty_text()}
          action={adding}
        />
      ) : (
        <Form method="post">
          <ul className="flex flex-col gap-4">
            {book.map((address) => (
              <AddressCard key={address.id} address={address} home={home} />
            ))}
          </ul>
        </Form>
      )}
    </div>
  )
}

function AddressCard({ address, home }: { readonly address: Address; readonly home: string }) {
  return (
    <Card
      as="li"
      aside={
        <Badge tone={address.isDefault ? 'ok' : 'neutral'}>
          {address.isDefault ? m.people_addresses_default() : m.people_addresses_other()}
        </Badge>
      }
    >
      <AddressLines address={address} />
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink to={`${home}/${address.id}`} icon="edit">
          {m.people_addresses_edit()}
        </ButtonLink>
        {!address.isDefault && (
          <SubmitButton kind="quiet" name="default" value={address.id} busyLabel={m.people_busy()}>
            {m.people_addresses_make_default()}
          </SubmitButton>
        )}
        <ButtonLink to={`${home}/${address.id}/delete`} kind="quiet" icon="trash">
          {m.people_addresses_delete()}
        </ButtonLink>
      </div>
    </Card>
  )
}
