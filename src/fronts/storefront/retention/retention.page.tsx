import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { keptThings } from './kept-how-long.ts'
import { keptNames, keptTime } from './kept-names.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { locale, who } = visitOf(context)
  return { rows: keptThings.map(({ name, time }) => ({ name, time })), locale, isCustomer: who.kind === 'customer' }
}

/** What is kept of visitors and customers, for how long and why. */
export default function RetentionPage() {
  const { rows, locale, isCustomer } = useLoaderData<typeof loader>()
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <PageTitle>{m.storefront_kept_title()}</PageTitle>
      <meta name="description" content={m.storefront_kept_lead()} />
      <PageHeading
        title={m.storefront_kept_title()}
        lead={m.storefront_kept_lead()}
        back={{ to: `/${locale}/privacy`, text: m.storefront_privacy() }}
      />
      <Table
        caption={m.storefront_kept_title()}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { key: 'what', title: m.storefront_kept_what(), lead: true, cell: ({ name }) => keptNames[name].what() },
          { key: 'time', title: m.storefront_kept_time(), cell: ({ time }) => keptTime(time) },
          { key: 'why', title: m.storefront_kept_why(), wide: true, cell: ({ name }) => keptNames[name].why() },
        ]}
      />
      {isCustomer && (
        <p>
          <TextLink to={`/${locale}/account/data`}>{m.storefront_kept_mine()}</TextLink>
        </p>
      )}
    </div>
  )
}
