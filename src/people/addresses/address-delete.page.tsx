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
import { AddressLines } from './address-lines.tsx'
import { deleteAddress } from './change-address.ts'
import { readAddress } from './read-addresses.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const address = await findOr404(visit.read((work) => readAddress(work, params.id ?? '')))
  return { home: `/${visit.locale}/account/addresses`, address }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  await findOr404(visit.write((work) => deleteAddress(work, params.id ?? '')))
  return redirect(`/${visit.locale}/account/addresses`)
}

export default function DeleteAddress() {
  const { home, address } = useLoaderData<typeof loader>()
  return (
    <div className="max-w-text">
      <PageTitle>{m.people_address_delete_title()}</PageTitle>
      <PageHeading title={m.people_address_delete_title()} lead={m.people_address_delete_text()} />
      <Card as="div">
        <AddressLines address={address} />
        <Form method="post" className="mt-5 flex flex-wrap gap-3">
          <SubmitButton kind="danger" busyLabel={m.people_busy()}>
            {m.people_address_delete_action()}
          </SubmitButton>
          <ButtonLink to={home} kind="quiet">
            {m.people_address_delete_keep()}
          </ButtonLink>
        </Form>
      </Card>
    </div>
  )
}
