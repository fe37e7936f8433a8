import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { boughtStates, readBoughtLine, readStoreOrders } from '#fulfilment/purchasing/read-store-orders.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { type Visit, visitOf } from '#platform/http/visit.ts'
import { EachResult } from '#platform/ui/lists/each-result.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { KeyHints } from '#platform/ui/lists/queue.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { useQueueKeys } from '#platform/ui/lists/use-queue-keys.ts'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { NothingToBuy, PurchaseHeading } from './purchase-heading.tsx'
import { SellerCancelledDialog } from './seller-cancelled-dialog.tsx'
import { SeveralParcels } from './several-parcels.tsx'
import { StoreOrderCard } from './store-order-card.tsx'
import { storeOrderDeeds } from './store-order-deeds.ts'

// Each card is a form with its items.
const cardsInView = 20

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'purchase', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const state = boughtStates.find((one) => one === searchParams.get('state')) ?? 'waiting'
  const cancel = searchParams.get('cancel') ?? ''
  const { orders, cancelling } = await visit.read(async (work) => ({
    orders: await readStoreOrders(work, { q, state, ...pageAsked(searchParams, cardsInView) }),
    cancelling: isId(cancel) ? await readBoughtLine(work, cancel) : null,
  }))
  const { locale, now } = visit
  const here = withoutState(visit, request)
  return {
    ...orders,
    locale,
    now,
    q,
    state,
    cancelling,
    done: doneText(request, 'purchasing_done', visit.locale),
    here,
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>

function withoutState(visit: Visit, request: Request): string {
  const path = `/${visit.locale}/ops/purchase/bought`
  const { searchParams } = new URL(request.url)
  for (const name of ['cancel', 'done']) searchParams.delete(name)
  return searchParams.size > 0 ? `${path}?${searchParams}` : path
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'purchase', request)
  const here = withoutState(visit, request)
  const back = (done: string) => `${here}${here.includes('?') ? '&' : '?'}done=${done}`
  return answerDeeds(visit, await request.formData(), storeOrderDeeds, back)
}

export default function Bought() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { locale, q, state, rows, all, cancelling, here } = facts
  useQueueKeys()
  const isNarrowed = q !== '' || state !== 'waiting'
  return (
    <>
      <PageTitle>{m.purchasing_tab_bought()}</PageTitle>
      <PurchaseHeading locale={locale} at="bought" lead={m.purchasing_bought_lead({ count: all })} />
      {answer && 'each' in answer && answer.each ? <EachResult each={answer.each} /> : <DoneNotice text={facts.done} />}
      {answer && !isTold(answer.typed, facts) && (
        <Notice tone="bad" role="alert" className="mb-3 py-2">
          {Object.values(answer.errors)[0]}
        </Notice>
      )}
      <QueueBar
        label={m.purchasing_bought_find()}
        placeholder={m.purchasing_bought_find()}
        button={m.platform_queue_search()}
        q={q}
        filters={[{ name: 'state', label: m.purchasing_state(), value: state, options: stateOptions() }]}
        reset={isNarrowed ? { to: `/${locale}/ops/purchase/bought`, text: m.platform_queue_reset() } : undefined}
      />
      <SeveralParcels
        key={`${answer?.attempt} ${rows.map((order) => order.id)}`}
        orders={rows}
        answer={answer?.typed.do === 'shipEach' ? answer : undefined}
      />
      {rows.length === 0 && <NothingToBuy isNarrowed={isNarrowed} />}
      <div data-queue className="flex flex-col gap-4">
        {rows.map((order) => (
          <StoreOrderCard
            key={`${order.id} ${order.lines.map((line) => line.id + line.trackingNumber)}`}
            order={order}
            facts={facts}
            answer={answer?.typed.storeOrder === order.id ? answer : undefined}
          />
        ))}
      </div>
      <ListPages
        {...facts}
        here={`/${locale}/ops/purchase/bought`}
        asked={{ q, state: state === 'waiting' ? '' : state }}
      />
      <KeyHints
        keys={[
          { press: 'j / k', text: m.platform_queue_key_move() },
          { press: 'x', text: m.platform_queue_key_choose() },
          { press: 'e', text: m.platform_queue_key_fields() },
          { press: '/', text: m.platform_queue_key_find() },
        ]}
      />
      {cancelling && <SellerCancelledDialog key={answer?.attempt} line={cancelling} closeTo={here} answer={answer} />}
    </>
  )
}

// If a colleague's action removed the form, its message is shown on the page.
function isTold(typed: FormAnswer['typed'], { rows, cancelling }: Pick<Loaded, 'rows' | 'cancelling'>): boolean {
  if (typed.do === 'shipEach') return true
  if (typed.do === 'cancelled') return cancelling !== null
  return rows.some(({ id, lines }) => id === typed.storeOrder && lines.some((line) => line.isWaiting))
}

function stateOptions() {
  return [
    { value: 'waiting', text: m.purchasing_bought_waiting() },
    { value: 'all', text: m.purchasing_bought_all() },
  ]
}
