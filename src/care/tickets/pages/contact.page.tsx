import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useRouteLoaderData,
} from 'react-router'
import { openGuestTicket, openTicket } from '#care/tickets/open-ticket.ts'
import { readOwnOrders } from '#care/tickets/read-own-orders.ts'
import { keepTicketFiles } from '#care/tickets/ticket-file.ts'
import { customerForm, guestForm } from '#care/tickets/ticket-form.ts'
import { readOffices } from '#fulfilment/requests/facts/read-offices.ts'
import { FormProblems } from '#people/access/form-problems.tsx'
import { readContact } from '#people/accounts/contact/contact.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { ScenePicture } from '#platform/ui/scenes/scene-picture.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { ContactOffices } from './contact-offices.tsx'
import { TicketFiles } from './ticket-files.tsx'

export const handle = { frame: { width: 'text', search: false } }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { searchParams } = new URL(request.url)
  const sent = /^T\d{1,12}$/.exec(searchParams.get('sent') ?? '')?.[0] ?? null
  const offices = await visit.read(readOffices)
  const me =
    visit.who.kind === 'customer'
      ? await visit.read(async (work) => ({ contact: await readContact(work), orders: await readOwnOrders(work) }))
      : null
  const order = me?.orders.find(({ number }) => number === searchParams.get('order'))?.number ?? ''
  return { me, sent, order, offices, key: newId(), locale: visit.locale }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const key = String(form.get('key') ?? '')
  if (visit.who.kind === 'customer')
    return answerForm(form, customerForm, visit.locale, async ({ message: said, order }) => {
      const files = await keepTicketFiles(visit, form)
      const first = { key, said, order: order || null, files }
      const { number } = await visit.write((work) => openTicket(work, first))
      return redirect(`/${visit.locale}/account/tickets/${number}?done=sent`)
    })
  return answerForm(form, guestForm, visit.locale, async (told) => {
    const { network } = visit
    const { number } = await visit.write((work) => openGuestTicket(work, { ...told, key, network }))
    return redirect(`/${visit.locale}/contact?sent=${number}`)
  })
}

/** Anybody writes to us and gets a number. */
export default function ContactPage() {
  const { sent } = useLoaderData<typeof loader>()
  return sent === null ? <Write /> : <Sent number={sent} />
}

function Sent({ number }: { readonly number: string }) {
  const { locale, me } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle>{m.tickets_sent_title()}</PageTitle>
      <PageHeading title={m.tickets_sent_title()} lead={m.tickets_sent_lead()} />
      <Card as="div">
        <div role="status">
          <p className="text-soft">{m.tickets_sent_number()}</p>
          <p className="text-3xl font-semibold">
            <Ltr>{number}</Ltr>
          </p>
        </div>
        {me === null && (
          <div className="mt-4 flex flex-col items-start gap-4">
            <p>{m.tickets_sent_guest()}</p>
            <ButtonLink to={`/${locale}/auth/signup`}>{m.tickets_sent_sign_up()}</ButtonLink>
          </div>
        )}
      </Card>
    </>
  )
}

/** The telephone, and when it is answered: the frame of every page knows them. */
function Reach() {
  const frame = useRouteLoaderData<Reachable>('fronts/storefront/shop.layout')
  if (!frame) return null
  return (
    <p className="mt-3">
      <a
        href={`tel:${frame.phone.replaceAll(' ', '')}`}
        className="figures inline-flex min-h-11 items-center gap-2 text-lg font-semibold text-sea no-underline hover:underline"
      >
        <Icon name="phone" />
        {frame.phone}
      </a>
      <span className="block text-sm text-soft">{frame.own.officeHours}</span>
    </p>
  )
}

type Reachable = { readonly phone: string; readonly own: { readonly officeHours: string } }

function Write() {
  const { me, order, offices, key, locale } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  return (
    <>
      <PageTitle>{m.tickets_contact()}</PageTitle>
      <meta name="description" content={m.tickets_contact_lead()} />
      <header className="mb-6 grid items-center gap-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <div>
          <h1 className="text-2xl">{m.tickets_contact()}</h1>
          <p className="mt-1 text-soft">{m.tickets_contact_lead()}</p>
          <Reach />
        </div>
        <ScenePicture name="letters" tone="sea" first className="aspect-[2/1] w-full sm:aspect-[4/3]" />
      </header>
      <Card as="div">
        <PostForm
          answer={answer}
          key={answer?.attempt}
          noValidate
          className="flex flex-col gap-5"
          {...(me && { encType: 'multipart/form-data' as const })}
        >
          <FormProblems answer={answer} />
          <FormKey value={key} />
          {me === null ? (
            <>
              <Field label={m.tickets_name()} name="name" autoComplete="name" required />
              <Field label={m.tickets_email()} name="email" type="email" ltr autoComplete="email" required />
              <Field label={m.tickets_phone()} name="phone" type="tel" ltr autoComplete="tel" required />
            </>
          ) : (
            <>
              <p className="text-soft">
                {m.tickets_answer_goes_to()} <bdi dir="ltr">{me.contact.email}</bdi>
              </p>
              {me.orders.length > 0 && (
                <Select
                  label={m.tickets_order()}
                  name="order"
                  optional={m.tickets_optional()}
                  defaultValue={order}
                  options={[
                    { value: '', text: m.tickets_order_none() },
                    ...me.orders.map(({ number, title }) => ({ value: number, text: `${number} · ${title}` })),
                  ]}
                />
              )}
            </>
          )}
          <TextArea label={m.tickets_message()} name="message" rows={5} maxLength={5000} dir="auto" required />
          {me && <TicketFiles />}
          <SubmitButton full size="large">
            {m.tickets_contact_send()}
          </SubmitButton>
        </PostForm>
      </Card>
      <p className="mt-4 text-sm text-soft">
        {m.tickets_faq_first()} <TextLink to={`/${locale}/faq`}>{m.tickets_faq()}</TextLink>
      </p>
      <ContactOffices offices={offices} />
    </>
  )
}
