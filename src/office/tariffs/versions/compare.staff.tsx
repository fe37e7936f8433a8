import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ChangeTable } from '#office/tariffs/drafts/change-table.tsx'
import { tablesChanges } from '#office/tariffs/drafts/list-changes.ts'
import { siteOf } from '#office/tariffs/tariff-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { sayMoment } from '#platform/values/say-date.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { type PublishedTables, readTables, readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import { m } from '#words/messages.js'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'pricing', request)
  const { searchParams } = new URL(request.url)
  const site = siteOf(searchParams, visit.site)
  return foundPage(
    visit.read(async (plain) => {
      const work = { ...plain, site }
      const version = (id: string | null) => {
        if (id !== null && !isId(id)) throw no.NOT_FOUND()
        return id === null ? readTables(work) : readTablesVersion(work, id)
      }
      const [from, to] = [await version(searchParams.get('a')), await version(searchParams.get('b'))]
      const facts = ({ validFrom, why }: PublishedTables) => ({ validFrom, why })
      const changes = tablesChanges(from.raw, to.raw, visit.locale)
      return { changes, from: facts(from), to: facts(to), site, locale: visit.locale }
    }),
  )
}

export default function CompareVersions() {
  const { changes, from, to, site, locale } = useLoaderData<typeof loader>()
  const say = ({ validFrom, why }: typeof from) => (
    <>
      <bdi>{sayMoment(validFrom, locale, site)}</bdi> · <bdi>{why}</bdi>
    </>
  )
  return (
    <>
      <PageTitle>{m.tariffs_compare()}</PageTitle>
      <PageHeading
        title={m.tariffs_compare()}
        lead={m.tariffs_compare_lead()}
        back={{ to: `/${locale}/ops/pricing?site=${site}`, text: m.tariffs_back_to_pricing() }}
      />
      <div className="mb-4 max-w-3xl">
        <Facts
          items={[
            { term: m.tariffs_from_version(), value: say(from) },
            { term: m.tariffs_to_version(), value: say(to) },
          ]}
        />
      </div>
      {changes.length === 0 ? (
        <EmptyState drawing="harbour" title={m.tariffs_same()} level={2} />
      ) : (
        <ChangeTable changes={changes} caption={m.tariffs_changes()} />
      )}
    </>
  )
}
