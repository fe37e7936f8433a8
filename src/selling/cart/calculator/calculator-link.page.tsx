import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { SearchBar } from '#platform/ui/forms/search-bar.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { beginReading } from '#selling/cart/adding/begin-reading.ts'
import { keepsReading } from '#selling/cart/adding/keeps-reading.ts'
import { LiveReading } from '#selling/cart/adding/live-reading.tsx'
import { linkInParams } from '#selling/cart/adding/pasted-link.ts'
import { type LoadedDraft, readLinked } from '#selling/cart/adding/read-linked.ts'
import { m } from '#words/messages.js'
import { readCalculation, writeCalculation } from './calculation.ts'
import { Calculator } from './calculator.tsx'
import { loadCalculatorChoices, placesOf } from './load-calculator.ts'
import { withDraft } from './with-draft.ts'

export const handle = { frame: { width: 'wide', bottom: false, search: false } }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const asked = new URL(request.url).searchParams
  const { locale } = visit
  const pasted = linkInParams(asked)
  const link = pasted?.text ?? ''
  const calculation = readCalculation(asked)
  const page = { calculation, choices: await loadCalculatorChoices(visit), ...placesOf(visit), link }
  if (pasted === null) return { ...page, draft: null, reading: null, again: '' }
  const { answer } = pasted
  const { prices } = await visit.read(readTables)
  if (answer.ok && asked.get('wait') !== '1') {
    const again = `/${locale}/calculator-link?${writeCalculation({ ...calculation, shared: null })}&link=${encodeURIComponent(link)}&wait=1`
    return { ...page, draft: null, reading: beginReading(visit, pasted, answer.link, prices), again }
  }
  return { ...page, draft: await readLinked(visit, pasted, prices), reading: null, again: '' }
}

export const shouldRevalidate = keepsReading

export default function CalculatorLinkPage() {
  const { calculation, choices, locale, site, origin, others, link, draft, reading, again } =
    useLoaderData<typeof loader>()
  const home = `/${locale}`
  const show = (found: LoadedDraft) =>
    found.form === null ? (
      <LinkBox home={home} value={found.link} error={found.refused} />
    ) : (
      <Calculator
        choices={choices}
        locale={locale}
        site={site}
        origin={origin}
        others={others}
        calculation={withDraft(calculation, found.form.typed)}
        cost={null}
        note={found.form.reason}
      />
    )
  return (
    <>
      <PageTitle>{m.cart_calc_link_title()}</PageTitle>
      <meta name="description" content={m.cart_calc_link_lead()} />
      <PageHeading title={m.cart_calc_link_title()} lead={m.cart_calc_link_lead()} />
      {draft && show(draft)}
      {reading && (
        <LiveReading key={link} home={home} reading={reading} again={again}>
          {show}
        </LiveReading>
      )}
      {!draft && !reading && <LinkBox home={home} value="" error={null} />}
    </>
  )
}

type LinkBoxProps = { readonly home: string; readonly value: string; readonly error: string | null }

function LinkBox({ home, value, error }: LinkBoxProps) {
  return (
    <div className="flex max-w-text flex-col gap-4">
      <SearchBar
        large
        action={`${home}/calculator-link`}
        name="link"
        label={m.cart_paste_label()}
        placeholder={m.cart_paste_placeholder()}
        button={m.cart_calc_count()}
        value={value}
        error={error}
      />
      <TextLink to={`${home}/calculator`}>{m.cart_calc_by_hand()}</TextLink>
    </div>
  )
}
