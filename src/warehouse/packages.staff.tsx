import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { requireStaff } from '#people/require-staff.ts'
import { newId } from '#platform/id.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { KeyHints } from '#platform/ui/queue.tsx'
import { QueueBar } from '#platform/ui/queue-bar.tsx'
import { useQueueKeys } from '#platform/ui/use-queue-keys.ts'
import { visitOf } from '#platform/visit.ts'
import { countryName } from '#pricing/names.ts'
import { m } from '#words/messages.js'
import { actOnPackages } from './act-on-packages.ts'
import { PackageGroup } from './package-group.tsx'
import { readWarehouse, type ShelvedItem } from './read-warehouse.ts'
import { ResolveDialog } from './resolve-dialog.tsx'
import { WarehouseDone, WarehouseHeading } from './warehouse-heading.tsx'

const stages = ['received_at_warehouse', 'ready_for_shipping'] as const

// What was refused shows what holds now: the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'receive', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim() ?? ''
  const country = searchParams.get('country') ?? ''
  const all = await visit.read(readWarehouse)
  const rows = all.filter((item) => (country === '' || item.country === country) && fits(item, q))
  const resolving = all.find((item) => item.id === searchParams.get('resolve')) ?? null
  const countries = [...new Set(all.map((item) => item.country))].sort()
  const { locale, now } = visit
  const done = searchParams.get('done')
  return { locale, now, q, country, countries, rows, resolving, count: all.length, key: newId(), done }
}

function fits({ label, title }: ShelvedItem, q: string): boolean {
  return [label, title].some((text) => text.toLowerCase().includes(q.toLowerCase()))
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  requireStaff(visit, form.get('do') === 'ship' ? 'ship' : 'receive', request)
  return actOnPackages(visit, form)
}

export default function Packages() {
  const facts = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { locale, q, country, countries, rows, resolving } = facts
  useQueueKeys()
  const here = `/${locale}/ops/warehouse/packages`
  const isNarrowed = q !== '' || country !== ''
  const groups = countries.flatMap((one) =>
    stages.map((state) => ({
      country: one,
      state,
      items: rows.filter((item) => item.country === one && item.state === state),
    })),
  )
  return (
    <>
      <PageTitle>{m.warehouse_tab_packages()}</PageTitle>
      <WarehouseHeading locale={locale} at="packages" lead={m.warehouse_packages_lead({ count: facts.count })} />
      <WarehouseDone done={facts.done} />
      <QueueBar
        label={m.warehouse_packages_find()}
        placeholder={m.warehouse_packages_find()}
        button={m.platform_queue_search()}
        q={q}
        filters={[
          {
            name: 'country',
            label: m.warehouse_place(),
            value: country,
            options: [
              { value: '', text: m.warehouse_all_places() },
              ...countries.map((code) => ({ value: code, text: countryName(code, locale) })),
            ],
          },
        ]}
        reset={isNarrowed ? { to: here, text: m.platform_queue_reset() } : undefined}
      />
      {rows.length === 0 && isNarrowed && <Notice tone="info" title={m.platform_queue_none_found()} />}
      {rows.length === 0 && !isNarrowed && (
        <EmptyState drawing="parcel" title={m.platform_queue_empty()} text={m.warehouse_packages_empty()} level={2} />
      )}
      <div data-queue className="flex flex-col gap-4">
        {groups.map(({ country: place, state, items }) => (
          <PackageGroup
            key={`${place} ${state} ${items.map((item) => item.id)}`}
            country={place}
            state={state}
            items={items}
            facts={facts}
            answer={answer?.typed.group === `${place} ${state}` ? answer : undefined}
          />
        ))}
      </div>
      <KeyHints
        keys={[
          { press: 'j / k', text: m.platform_queue_key_move() },
          { press: '/', text: m.platform_queue_key_find() },
        ]}
      />
      {resolving && <ResolveDialog key={answer?.attempt} item={resolving} closeTo={here} answer={answer} />}
    </>
  )
}
