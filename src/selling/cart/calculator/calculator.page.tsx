import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { m } from '#words/messages.js'
import { Calculator } from './calculator.tsx'
import { loadCalculator } from './load-calculator.ts'

export const handle = { frame: { width: 'wide', bottom: false, search: false } }

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadCalculator(visitOf(context), new URL(request.url).searchParams)
}

export default function CalculatorPage() {
  const { calculation, choices, cost, locale, site, origin, others } = useLoaderData<typeof loader>()
  const { search } = useLocation()
  return (
    <>
      <PageTitle>{m.cart_calc_title()}</PageTitle>
      <meta name="description" content={m.cart_calc_lead()} />
      <PageHeading title={m.cart_calc_title()} lead={m.cart_calc_lead()} />
      <Calculator
        key={search}
        calculation={calculation}
        choices={choices}
        cost={cost}
        locale={locale}
        site={site}
        origin={origin}
        others={others}
      />
    </>
  )
}
