import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { keepsReading } from '#selling/cart/adding/keeps-reading.ts'
import { LiveReading } from '#selling/cart/adding/live-reading.tsx'
import { loadDraft } from '#selling/cart/adding/load-draft.ts'
import type { LoadedDraft } from '#selling/cart/adding/read-linked.ts'
import { m } from '#words/messages.js'
import { AddForm } from './add-form.tsx'
import { addToEdit } from './add-to-edit.ts'
import { loadEdit } from './load-edit.ts'

export const handle = { frame: { bottom: false } }

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { edit, home } = await loadEdit(visit, request, params.number ?? '')
  const asked = new URL(request.url).searchParams
  const loaded = await loadDraft(visit, asked)
  return { ...loaded, number: edit.number, home }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return addToEdit(visit, params.number ?? '', await request.formData())
}

export const shouldRevalidate = keepsReading

export default function AddToEditPage() {
  const { draft, reading, choices, key, number, home } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>() ?? null
  const back = `${home}/account/orders/${number}/edit`
  const form = (found: LoadedDraft) => (
    <AddForm draft={found} choices={choices} itemKey={key} back={back} answer={answer} />
  )
  return (
    <>
      <PageTitle>{m.account_edit_add()}</PageTitle>
      <PageHeading title={m.account_edit_add()} back={{ to: back, text: m.account_edit_back_to() }} />
      {draft || answer
        ? form(draft ?? { form: null, refused: '', link: '' })
        : reading && (
            <LiveReading
              key={reading.link}
              home={home}
              reading={reading}
              again={`${back}/add?link=${encodeURIComponent(reading.link)}&wait=1`}
            >
              {form}
            </LiveReading>
          )}
    </>
  )
}
