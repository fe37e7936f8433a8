import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readPayingCards } from '#fulfilment/purchasing/cards/read-cards.ts'
import type { QueuedItem } from '#fulfilment/purchasing/queued-item.ts'
import { purchaseStates, readPurchaseQueue, readQueuedItem } from '#fulfilment/purchasing/read-purchase-queue.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { type Visit, visitOf } from '#platform/http/visit.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { EachResult, UndoNotice } from '#platform/ui/lists/each-result.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { KeyHints } from '#platform/ui/lists/queue.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { useQueueKeys } from '#platform/ui/lists/use-queue-keys.ts'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { currencies } from '#platform/values/amounts/money.ts'
import { isId, newId } from '#platform/work/id.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { m } from '#words/messages.js'
import { HoldDialog } from './hold-dialog.tsx'
import { purchaseDeeds } from './purchase-deeds.ts'
import { PurchaseGroup } from './purchase-group.tsx'
import { NothingToBuy, PurchaseHeading } from './purchase-heading.tsx'
import { stateOptions, storeOptions, warehouseOptions } from './queue-options.ts'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'purchase', request)
  const { searchParams } = new URL(request.url)
  const asked = (name: string) => searchParams.get(name)?.trim().slice(0, 100) ?? ''
  const [q, store, warehouse] = [asked('q'), asked('store'), asked('warehouse')]
  const [hold, to] = [asked('hold'), asked('to')]
  const state = purchaseStates.find((one) => one === asked('state')) ?? ''
  const { queue, held, rates, cards } = await visit.read(async (work) => {
    const [queue, held, tables, cards] = await Promise.all([
      readPurchaseQueue(work, { q, store, warehouse, state, ...pageAsked(searchParams) }),
      isId(hold) ? readQueuedItem(work, hold) : null,
      readTables(work),
      readPayingCards(work),
    ])
    return { queue, held, rates: tables.prices.rates, cards }
  })
  return {
    locale: visit.locale,
    now: visit.now,
    q,
    store,
    warehouse,
    state,
    held,
    cards,
    to: /^\d{1,9}(\.\d{1,2})?$/.test(to) ? to : '',
    ...queue,
    groups: queue.groups.map((group) => ({ ...group, key: newId() })),
    currencies: currencies.filter((code) => rates.has(code)),
    done: doneText(request, 'purchasing_done', visit.locale),
    undo: undoing[searchParams.get('done') ?? ''],
    deeds: searchParams.get('deeds'),
    here: withoutState(visit, request),
  }
}

/** The address of the list without an open dialog or a done message. */
function withoutState(visit: Visit, request: Request): string {
  const path = `/${visit.locale}/ops/purchase`
  const { searchParams } = new URL(request.url)
  for (const name of ['hold', 'to', 'done', 'deeds']) searchParams.delete(name)
  return searchParams.size > 0 ? `${path}?${searchParams}` : path
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'purchase', request)
  const here = withoutState(visit, request)
  const back = (done: string) => `${here}${here.includes('?') ? '&' : '?'}done=${done}`
  return answerDeeds(visit, await request.formData(), purchaseDeeds, back)
}

const undoing: Readonly<Record<string, string>> = {
  held: 'undoHold',
  holdEach: 'undoHold',
  resumed: 'undoResume',
  resumeEach: 'undoResume',
}

export default function PurchaseQueue() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { locale, now, q, store, warehouse, state, stores, groups, held, here, all } = facts
  useQueueKeys()
  const isNarrowed = q !== '' || store !== '' || warehouse !== '' || state !== ''
  return (
    <>
      <PageTitle>{m.purchasing_title()}</PageTitle>
      <PurchaseHeading locale={locale} at="queue" lead={m.purchasing_lead({ count: all })} />
      {answer && 'each' in answer && answer.each ? (
        <EachResult each={answer.each} undo={undoing[answer.typed.do ?? '']} />
      ) : (
        <>
          <DoneNotice text={facts.done} />
          <UndoNotice undo={facts.undo} deeds={facts.deeds} />
        </>
      )}
      <QueueBar
        label={m.purchasing_find()}
        placeholder={m.purchasing_find()}
        button={m.platform_queue_search()}
        q={q}
        filters={[
          { name: 'store', label: m.purchasing_store(), value: store, options: storeOptions(stores, now, locale) },
          {
            name: 'warehouse',
            label: m.purchasing_warehouse(),
            value: warehouse,
            options: warehouseOptions(stores, locale),
          },
          { name: 'state', label: m.purchasing_state(), value: state, options: stateOptions() },
        ]}
        reset={isNarrowed ? { to: `/${locale}/ops/purchase`, text: m.platform_queue_reset() } : undefined}
      />
      {groups.length === 0 && <NothingToBuy isNarrowed={isNarrowed} />}
      <div data-queue className="flex flex-col gap-4">
        {groups.map((group) => (
          <PurchaseGroup
            key={`${group.store} ${group.country} ${group.items.map((item) => item.id + item.state)}`}
            group={group}
            facts={facts}
            answer={answer?.typed.store === `${group.store} ${group.country}` ? answer : undefined}
          />
        ))}
      </div>
      <ListPages {...facts} here={`/${locale}/ops/purchase`} asked={{ q, store, warehouse, state }} />
      <KeyHints
        keys={[
          { press: 'j / k', text: m.platform_queue_key_move() },
          { press: 'x', text: m.platform_queue_key_choose() },
          { press: 'e', text: m.platform_queue_key_fields() },
          { press: 'z', text: m.platform_queue_key_undo() },
          { press: '/', text: m.platform_queue_key_find() },
        ]}
      />
      {held && held.boughtUnits > 0 && <RestDialog key={answer?.attempt} item={held} closeTo={here} answer={answer} />}
      {held && held.boughtUnits === 0 && (
        <HoldDialog key={answer?.attempt} item={held} newPrice={facts.to} closeTo={here} answer={answer} />
      )}
    </>
  )
}

type RestDialogProps = { readonly item: QueuedItem; readonly closeTo: string; readonly answer?: FormAnswer }

/** The missing units are not available: the bought ones continue, and the customer is asked about the others. */
function RestDialog({ item, closeTo, answer }: RestDialogProps) {
  const { errors = {} } = answer ?? {}
  const { title, quantity, boughtUnits } = item
  return (
    <Dialog open title={m.purchasing_rest_title()} closeLabel={m.purchasing_close()} closeTo={closeTo}>
      <PostForm answer={answer} className="flex flex-col gap-4">
        <p>
          <bdi>{title}</bdi>
        </p>
        <Notice tone="warn">
          {m.purchasing_rest_text({ bought: boughtUnits, quantity, missing: quantity - boughtUnits })}
        </Notice>
        {errors.general && (
          <Notice tone="bad" role="alert">
            {errors.general}
          </Notice>
        )}
        <input type="hidden" name="itemId" value={item.id} />
        <Field label={m.purchasing_why()} name="why" />
        <SubmitButton kind="danger" name="do" value="rest" busyLabel={m.platform_form_busy()}>
          {m.purchasing_rest_confirm()}
        </SubmitButton>
      </PostForm>
    </Dialog>
  )
}
