import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { backUrlOf, backWith } from '#people/access/back-url.ts'
import { findOr404 } from '#people/access/find-or-404.ts'
import { FormProblems } from '#people/access/form-problems.tsx'
import { readKeptForm } from '#people/access/kept-form.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { answerForm, typedAgain } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { addAddress } from './add-address.ts'
import { type AddressFieldName, eachAddressField } from './address.ts'
import { AddressFields } from './address-fields.tsx'
import { addressForm } from './address-shapes.ts'
import { editAddress } from './change-address.ts'
import { listPlaces } from './geo.ts'
import { readAddress } from './read-addresses.ts'

/** A new address, or one to change; if a page waits for it (`backUrl`), the customer returns there with it chosen. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { id } = params
  const address = id ? await findOr404(visit.read((work) => readAddress(work, id))) : null
  const { locale, site } = visit
  const kept = readKeptForm(visit, request)
  const home = backUrlOf(request) ?? `/${locale}/account/addresses`
  return {
    home,
    site,
    key: newId(),
    address,
    places: listPlaces(site, locale),
    kept,
    isAsked: backUrlOf(request) !== null,
  }
}

// Without JavaScript a button of the same form asks for the areas of the chosen state.
export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  requireCustomer(visit, request, form)
  if (form.has('areas')) return typedAgain(form)
  return answerForm(form, addressForm, visit.locale, async (values) => {
    const saved = visit.write((work) =>
      params.id
        ? editAddress(work, params.id, values)
        : addAddress(work, { ...values, key: String(form.get('key') ?? '') }),
    )
    const { id } = await findOr404(saved)
    const backUrl = backUrlOf(request)
    return redirect(backUrl ? backWith(backUrl, { address: id }) : `/${visit.locale}/account/addresses`)
  })
}

export default function AddressPage() {
  const { home, site, key, address, places, kept, isAsked } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>() ?? kept ?? undefined
  // The last typed values are shown rather than the saved ones.
  const saved = eachAddressField<Record<AddressFieldName, string>>(({ name }) => address?.[name] ?? '')
  const values: Readonly<Partial<typeof saved>> = answer?.typed ?? saved
  const title = address ? m.people_address_edit_title() : m.people_address_new_title()
  return (
    <div className="max-w-text">
      <PageTitle>{title}</PageTitle>
      <PageHeading
        title={title}
        back={{ to: home, text: isAsked ? m.people_back_there() : m.people_addresses_title() }}
      />
      <Card as="div">
        <PostForm answer={answer} noValidate className="flex flex-col gap-5">
          <FormKey value={key} />
          <FormProblems answer={answer} />
          <AddressFields site={site} places={places} values={values} />
          <Field
            label={m.people_email()}
            name="email"
            type="email"
            autoComplete="email"
            ltr
            optional={m.people_optional()}
            defaultValue={values.email}
          />
          <Checkbox
            label={m.people_address_is_default()}
            name="isDefault"
            defaultChecked={answer ? answer.typed.isDefault === 'on' : (address?.isDefault ?? false)}
          />
          <div className="flex flex-wrap gap-3">
            <SubmitButton busyLabel={m.people_busy()}>{m.people_address_save()}</SubmitButton>
            <ButtonLink to={home} kind="quiet">
              {m.people_cancel()}
            </ButtonLink>
          </div>
        </PostForm>
      </Card>
    </div>
  )
}
