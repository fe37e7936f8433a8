import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { PageTitle } from '#platform/page-title.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import { visitOf } from '#platform/visit.ts'
import { m } from '#words/messages.js'
import { AddressLines } from './address-lines.tsx'
import { deleteAddress } from './delete-address.ts'
import { findOr404 } from './find-or-404.ts'
import { readAddress } from './read-addresses.ts'
import { requireCustomer } from './require-customer.ts'

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
