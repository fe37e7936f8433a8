import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import { refusedForm } from '#platform/http/forms/refused-form.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { type Visit, visitOf } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { changeCart } from '#selling/cart/change-cart.ts'
import { withCookies } from '#selling/cart/page/with-cookies.ts'
import { similarItem } from '#selling/cart/similar-item.ts'
import { m } from '#words/messages.js'
import { AddItem, type AddItemAnswer } from './add-item-form.tsx'
import { answeredFields } from './answered-fields.ts'
import { askChoices } from './ask-choices.ts'
import { costDraft } from './cost-draft.ts'
import type { DraftCost } from './draft-cost.ts'
import { itemForm } from './item-form.ts'
import { keepDraft } from './keep-draft.ts'
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
    keep: () => add(visit, posted, typed),
  })
}

async function add(visit: Visit, posted: FormData, typed: Readonly<Record<string, string>>) {
  const home = `/${visit.locale}`
  const parsed = parseFields(posted, itemForm, visit.locale)
  const asked = parsed.ok ? await askChoices(visit, parsed.values) : parsed.errors
  if (!parsed.ok || asked) {
    const cost = await costDraft(visit, typed)
    return data<AddItemAnswer>({ errors: asked ?? {}, typed, signInTo: null, similar: null, cost }, 422)
  }
  try {
    const change = { kind: 'add', fields: parsed.values, key: typed.key ?? '' } as const
    const cookies = await changeCart(visit, change)
    return redirect(`${home}/cart?said=added`, { headers: withCookies(cookies) })
  } catch (error) {
    const { status, code, errors } = refusedForm(error, visit.locale)
    const signInTo = code === 'GUEST_CART_FULL' ? await signInLink(visit, typed, home) : null
    const similar = code === 'SIMILAR_ITEM' ? similarItem(error, typed) : null
    return data<AddItemAnswer>({ errors, typed, signInTo, similar, cost: await costDraft(visit, typed) }, status)
  }
}

async function signInLink(
  visit: ReturnType<typeof visitOf>,
  typed: Record<string, string>,
  home: string,
): Promise<string> {
  const draft = await visit.write((work) => keepDraft(work, typed))
  return `${home}/auth/signin?backUrl=${encodeURIComponent(`${home}/cart/add?draft=${draft}`)}`
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
