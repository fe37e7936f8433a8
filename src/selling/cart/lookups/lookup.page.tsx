import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { safeBackUrl } from '#people/access/safe-back-url.ts'
import { type FormAnswer, formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { type Visit, visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { sayTime } from '#platform/values/say-date.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import type { Locale } from '#platform/work/work.ts'
import { PasteLink } from '#selling/cart/adding/paste-link.tsx'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { askLookup } from './ask-lookup.ts'
import { keepLookupDraft, keepLookupPicture } from './keep-lookup-draft.ts'
import { loadLookup } from './load-lookup.ts'
import { LookupFields } from './lookup-fields.tsx'
import { guestLookupForm, lookupForm } from './lookup-form.ts'
import { whyNoPrice } from './lookup-names.ts'
import { MyLookups } from './my-lookups.tsx'
import type { SentLookup } from './read-lookups.ts'

export const handle = { frame: { width: 'page', search: false, bottom: false } }

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadLookup(visitOf(context), new URL(request.url).searchParams)
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  return doDeed(form, { send: () => send(visit, form), signIn: () => signInFirst(visit, form) })
}

async function send(visit: Visit, form: FormData) {
  const isGuest = visit.who.kind !== 'customer'
  let pictureId: string | null = null
  try {
    pictureId = await keepLookupPicture(visit, form)
    const parsed = parseFields(form, isGuest ? guestLookupForm : lookupForm, visit.locale)
    if (!parsed.ok) return formAnswer(parsed.errors, await withDraft(visit, form, pictureId))
    const { wish, quantity } = parsed.values
    const email = 'email' in parsed.values ? String(parsed.values.email) : null
    const readingId = String(form.get('readingId') ?? '')
    const { id } = await visit.write(async (work) => {
      // A guest may write any address: their network counts too.
      if (isGuest) await limitRate(work, `price-lookup:${visit.network}`, 20, 86_400)
      return askLookup(work, { readingId, wish, quantity, pictureId, email })
    })
    return redirect(`/${visit.locale}/cart/lookup?sent=${id}`)
  } catch (refused) {
    return refusedAnswer(refused, await withDraft(visit, form, pictureId), visit.locale)
  }
}

// A chosen file cannot be put back into a form: what was typed comes back with a draft that has the picture.
async function withDraft(visit: Visit, form: FormData, pictureId: string | null): Promise<FormData> {
  form.delete('picture')
  if (pictureId === null) return form
  form.set('draft', await visit.write((work) => keepLookupDraft(work, form, pictureId)))
  form.set('picture', 'kept')
  return form
}

async function signInFirst(visit: Visit, form: FormData) {
  try {
    const pictureId = await keepLookupPicture(visit, form)
    const draft = await visit.write((work) => keepLookupDraft(work, form, pictureId))
    const back = safeBackUrl(`/${visit.locale}/cart/lookup?draft=${draft}`, `/${visit.locale}/cart`)
    return redirect(`/${visit.locale}/auth/signin?backUrl=${encodeURIComponent(back)}`)
  } catch (refused) {
    form.delete('picture')
    return refusedAnswer(refused, form, visit.locale)
  }
}

/** Sends a link that could not be read to the team, says what became of it, and lists the customer's. */
export default function LookupPage() {
  const { link, sent, mine, isGuest, locale, site } = useLoaderData<typeof loader>()
  const answer: FormAnswer | undefined = useAnswer<typeof action>()
  const home = `/${locale}`
  const title = mine ? m.cart_lookups_title() : m.cart_lookup_title()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading title={title} back={{ to: `${home}/cart`, text: m.cart_back() }} />
      {sent && <SentNotice sent={sent} isGuest={isGuest} locale={locale} site={site} />}
      {link && (
        <Card>
          <p className="mb-5 text-soft">{m.cart_lookup_lead()}</p>
          <LookupFields home={home} {...link} isGuest={isGuest} answer={answer ?? null} />
        </Card>
      )}
      {mine?.length === 0 && (
        <EmptyState drawing="search" title={m.cart_lookups_none()} text={m.cart_lookups_none_text()} level={2} />
      )}
      {mine && mine.length > 0 && <MyLookups lookups={mine} home={home} locale={locale} site={site} />}
      {!link && (
        <div className="mt-6">
          <PasteLink home={home} quiet />
        </div>
      )}
    </>
  )
}

type SentProps = {
  readonly sent: SentLookup
  readonly isGuest: boolean
  readonly locale: Locale
  readonly site: Site
}

function SentNotice({ sent, isGuest, locale, site }: SentProps) {
  const link = (
    <p dir="ltr" className="mt-1 truncate text-sm text-soft">
      {sent.url}
    </p>
  )
  if (sent.refusal)
    return (
      <Notice tone="warn" title={m.cart_lookup_refused()}>
        <p>{whyNoPrice[sent.refusal]()}</p>
        {sent.note && <bdi className="block">{sent.note}</bdi>}
        {link}
      </Notice>
    )
  return (
    <Notice tone="ok" role="status" title={m.cart_lookup_sent()}>
      <p>{m.cart_lookup_sent_until({ time: sayTime(sent.dueAt, locale, site) })}</p>
      <p>{isGuest ? m.cart_lookup_sent_guest() : m.cart_lookup_sent_customer()}</p>
      {link}
    </Notice>
  )
}
