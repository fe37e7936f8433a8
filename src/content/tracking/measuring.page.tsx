import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { safeBackUrl } from '#people/access/safe-back-url.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { doDeed } from '#platform/work/do-deed.ts'
import { m } from '#words/messages.js'
import { keepChoice, namedCompanies } from './consent-question.ts'
import { asksNotTo, readChoice } from './visitor-cookies.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { cookies, locale } = visit
  const headers = Object.fromEntries(request.headers)
  const chosen = asksNotTo(headers) ? 'signal' : (readChoice(cookies, headers) ?? 'none')
  const isSaved = new URL(request.url).searchParams.has('saved')
  return { locale, chosen, isSaved, ...namedCompanies(visit) } as const
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  const own = `/${visit.locale}/measuring?saved=1`
  const told = (name: string) => String(form.get(name) ?? '')
  const isBar = told('arrived') !== ''
  const keep = async (choice: 'yes' | 'no') => {
    const headers = new Headers()
    const asked = { arrived: told('arrived'), receivers: told('receivers'), wording: isBar ? barText : yesText }
    const cookies = await foundPage(keepChoice(visit, request, choice, asked))
    for (const one of cookies) headers.append('set-cookie', one)
    return redirect(safeBackUrl(told('back'), own), { headers })
  }
  return doDeed(form, { yes: () => keep('yes'), no: () => keep('no') })
}

// The sentences that stand beside the buttons.
const barText = (companies: string) =>
  companies === '' ? m.tracking_bar_text() : m.tracking_bar_text_told({ companies })
const yesText = (companies: string) =>
  companies === '' ? m.tracking_what_yes() : `${m.tracking_what_yes_told({ companies })} ${m.tracking_what_told()}`

const said = {
  yes: m.tracking_now_yes,
  no: m.tracking_now_no,
  none: m.tracking_now_none,
  signal: m.tracking_now_signal,
}

/** Where a visitor chooses whether we remember how they came, and changes their mind. */
export default function MeasuringPage() {
  const { locale, chosen, isSaved, companies, receivers } = useLoaderData<typeof loader>()
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageTitle>{m.tracking_title()}</PageTitle>
      <PageHeading
        title={m.tracking_title()}
        lead={m.tracking_lead()}
        back={{ to: `/${locale}/privacy`, text: m.storefront_privacy() }}
      />
      {isSaved && (
        <Notice tone="ok" role="status">
          {m.tracking_saved()}
        </Notice>
      )}
      <Card title={m.tracking_now()}>
        <p>{said[chosen]()}</p>
        <PostForm answer={null} className="mt-4 flex flex-wrap gap-2">
          <input type="hidden" name="receivers" value={receivers} />
          <Button type="submit" name="do" value="yes" className="min-w-36 max-sm:grow">
            {m.tracking_yes()}
          </Button>
          <Button type="submit" name="do" value="no" className="min-w-36 max-sm:grow">
            {m.tracking_no()}
          </Button>
        </PostForm>
      </Card>
      <div className="grid gap-4 sm:grid-cols-2">
        <Card title={m.tracking_what_yes_title()}>
          {companies === '' ? (
            m.tracking_what_yes()
          ) : (
            <div className="grid gap-3">
              <p>{m.tracking_what_yes_told({ companies })}</p>
              <p>{m.tracking_what_told()}</p>
            </div>
          )}
        </Card>
        <Card title={m.tracking_what_no_title()}>{m.tracking_what_no()}</Card>
      </div>
    </div>
  )
}
