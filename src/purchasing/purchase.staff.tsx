import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { currencies } from '#money/money.ts'
import { requireStaff } from '#people/require-staff.ts'
import { newId } from '#platform/id.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { KeyHints } from '#platform/ui/queue.tsx'
import { QueueBar } from '#platform/ui/queue-bar.tsx'
import { useQueueKeys } from '#platform/ui/use-queue-keys.ts'
import { type Visit, visitOf } from '#platform/visit.ts'
import { readTables } from '#pricing/read-tables.ts'
import { m } from '#words/messages.js'
import { actOnPurchase } from './act-on-purchase.ts'
import { HoldDialog } from './hold-dialog.tsx'
import { PurchaseGroup } from './purchase-group.tsx'
import { NothingToBuy, PurchaseDone, PurchaseHeading } from './purchase-heading.tsx'
import { readPurchaseQueue, type StoreGroup } from './read-purchase-queue.ts'

// What was refused shows what holds now: the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'purchase', request)
  const { searchParams } = new URL(request.url)
  const asked = (name: string) => searchParams.get(name)?.trim() ?? ''
  const [q, store, state] = [asked('q'), asked('store'), asked('state')]
  const { queue, rates } = await visit.read(async (work) => ({
    queue: await readPurchaseQueue(work),
    rates: (await readTables(work)).prices.rates,
  }))
  const groups = queue
    .filter((group) => store === '' || group.store === store)
    .map((group) => ({ ...group, key: newId(), items: group.items.filter((item) => fits(item, q, state)) }))
    .filter((group) => group.items.length > 0)
  const held = queue.flatMap((group) => group.items).find((item) => item.id === searchParams.get('hold')) ?? null
  return {
    ...{ locale: visit.locale, now: visit.now, q, store, state, groups, held },
    stores: queue.map((group) => group.store),
    count: queue.reduce((sum, group) => sum + group.items.length, 0),
    currencies: currencies.filter((code) => rates.has(code)),
    done: searchParams.get('done'),
    here: withoutState(visit, request),
  }
}

function fits(item: StoreGroup['items'][number], q: string, state: string): boolean {
  const isWanted = state === '' || (state === 'held') === (item.state === 'on_hold')
  return isWanted && [item.orderNumber, item.title].some((text) => text.toLowerCase().includes(q.toLowerCase()))
}

/** This list without what was open or just done in it. */
function withoutState(visit: Visit, request: Request): string {
  const path = `/${visit.locale}/ops/purchase`
  const { searchParams } = new URL(request.url)
  for (const name of ['hold', 'done']) searchParams.delete(name)
  return searchParams.size > 0 ? `${path}?${searchParams}` : path
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'purchase', request)
  const here = withoutState(visit, request)
  return actOnPurchase(
    visit,
    await request.formData(),
    (done) => `${here}${here.includes('?') ? '&' : '?'}done=${done}`,
  )
}

export default function PurchaseQueue() {
  const facts = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { locale, q, store, state, stores, groups, held, here, count } = facts
  useQueueKeys()
  const isNarrowed = q !== '' || store !== '' || state !== ''
  return (
    <>
      <PageTitle>{m.purchasing_title()}</PageTitle>
      <PurchaseHeading locale={locale} at="queue" lead={m.purchasing_lead({ count })} />
      <PurchaseDone done={facts.done} />
      <QueueBar
        label={m.purchasing_find()}
        placeholder={m.purchasing_find()}
        button={m.platform_queue_search()}
        q={q}
        filters={[
          {
            name: 'store',
            label: m.purchasing_store(),
            value: store,
            options: [
              { value: '', text: m.purchasing_all_stores() },
              ...stores.map((one) => ({ value: one, text: one })),
            ],
          },
          { name: 'state', label: m.purchasing_state(), value: state, options: stateOptions() },
        ]}
        reset={isNarrowed ? { to: `/${locale}/ops/purchase`, text: m.platform_queue_reset() } : undefined}
      />
      {groups.length === 0 && <NothingToBuy isNarrowed={isNarrowed} />}
      <div data-queue className="flex flex-col gap-4">
        {groups.map((group) => (
          <PurchaseGroup
            key={`${group.store} ${group.items.map((item) => item.id + item.state)}`}
            group={group}
            facts={facts}
            answer={answer?.typed.store === group.store ? answer : undefined}
          />
        ))}
      </div>
      <KeyHints
        keys={[
          { press: 'j / k', text: m.platform_queue_key_move() },
          { press: '/', text: m.platform_queue_key_find() },
        ]}
      />
      {held && <HoldDialog key={answer?.attempt} item={held} closeTo={here} answer={answer} />}
    </>
  )
}

function stateOptions() {
  return [
    { value: '', text: m.purchasing_state_all() },
    { value: 'waiting', text: m.purchasing_state_waiting() },
    { value: 'held', text: m.purchasing_state_held() },
  ]
}
