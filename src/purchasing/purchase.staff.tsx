import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { currencies } from '#money/money.ts'
import { requireStaff } from '#people/require-staff.ts'
import { ageText } from '#platform/age.ts'
import { isId, newId } from '#platform/id.ts'
import { pageAsked } from '#platform/list-page.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { ListPages } from '#platform/ui/list-pages.tsx'
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
import { purchaseStates, readPurchaseQueue, readQueuedItem } from './read-purchase-queue.ts'

// What was refused shows what holds now: the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'purchase', request)
  const { searchParams } = new URL(request.url)
  const asked = (name: string) => searchParams.get(name)?.trim().slice(0, 100) ?? ''
  const [q, store, hold] = [asked('q'), asked('store'), asked('hold')]
  const state = purchaseStates.find((one) => one === asked('state')) ?? ''
  const { queue, held, rates } = await visit.read(async (work) => ({
    queue: await readPurchaseQueue(work, { q, store, state, ...pageAsked(searchParams) }),
    held: isId(hold) ? await readQueuedItem(work, hold) : null,
    rates: (await readTables(work)).prices.rates,
  }))
  return {
    ...{ locale: visit.locale, now: visit.now, q, store, state, held },
    ...{ ...queue, groups: queue.groups.map((group) => ({ ...group, key: newId() })) },
    currencies: currencies.filter((code) => rates.has(code)),
    done: searchParams.get('done'),
    here: withoutState(visit, request),
  }
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
  const { locale, now, q, store, state, stores, groups, held, here, all } = facts
  useQueueKeys()
  const isNarrowed = q !== '' || store !== '' || state !== ''
  return (
    <>
      <PageTitle>{m.purchasing_title()}</PageTitle>
      <PurchaseHeading locale={locale} at="queue" lead={m.purchasing_lead({ count: all })} />
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
              ...stores.map((one) => ({
                value: one.store,
                text: m.purchasing_store_waits({
                  store: one.store,
                  count: String(one.count),
                  age: ageText(one.oldest, now, locale),
                }),
              })),
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
      <ListPages {...facts} here={`/${locale}/ops/purchase`} asked={{ q, store, state }} />
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
