import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { m } from '#words/messages.js'
import { AddItem } from './add-item-form.tsx'
import type { AddItemAnswer } from './add-notices.tsx'
import { addPosted } from './add-posted.ts'
import { answeredFields } from './answered-fields.ts'
import { costDraft } from './cost-draft.ts'
import type { DraftCost } from './draft-cost.ts'
import { keepsReading } from './keeps-reading.ts'
import { LiveReading } from './live-reading.tsx'
import { loadDraft } from './load-draft.ts'
import { postedItem } from './posted-item.ts'
import type { LoadedDraft } from './read-linked.ts'

export const handle = { frame: { width: 'shop', search: false, bottom: false } }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const url = new URL(request.url)
  const loaded = await loadDraft(visit, url.searchParams)
  const typed = loaded.draft?.form?.typed
  const cost = typed ? await costDraft(visit, typed) : null
  return { ...loaded, cost, home: `/${visit.locale}`, locale: visit.locale, isGuest: visit.who.kind !== 'customer' }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const { posted, typed } = await postedItem(visit, request)
  return doDeed(posted, {
    cost: async () => {
      const answered = { ...typed, ...answeredFields(request.url) }
      const cost = await costDraft(visit, answered)
      return data<AddItemAnswer>({ errors: {}, typed: answered, signInTo: null, similar: null, cost })
    },
    keep: () => addPosted(visit, posted, typed),
  })
}

export const shouldRevalidate = keepsReading

export default function AddItemPage() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { home, locale, isGuest, draft, choices, key, reading } = loaded
  const show = (found: LoadedDraft, cost: DraftCost | null) => (
    <>
      <PageTitle>{found.form?.typed.title || m.cart_add_title()}</PageTitle>
      <AddItem
        home={home}
        locale={locale}
        isGuest={isGuest}
        draft={found}
        cost={cost}
        choices={choices}
        itemKey={key}
        answer={answer ?? null}
      />
    </>
  )
  return (
    <>
      {draft
        ? show(draft, loaded.cost)
        : reading && (
            <LiveReading key={reading.link} home={home} reading={reading}>
              {show}
            </LiveReading>
          )}
    </>
  )
}
