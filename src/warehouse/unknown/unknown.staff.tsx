import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { z } from 'zod'
import { withWesternDigits } from '#money/parse-money.ts'
import { requireStaff } from '#people/require-staff.ts'
import { formAnswer, refusedAnswer } from '#platform/form-answer.ts'
import { isId, newId } from '#platform/id.ts'
import { pageAsked } from '#platform/list-page.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { parseFields } from '#platform/parse-form.ts'
import { Chips } from '#platform/ui/chips.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ListPages } from '#platform/ui/list-pages.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { QueueBar } from '#platform/ui/queue-bar.tsx'
import { visitOf } from '#platform/visit.ts'
import { WarehouseDone, WarehouseHeading } from '#warehouse/warehouse-heading.tsx'
import { m } from '#words/messages.js'
import { claimParcel } from './claim-parcel.ts'
import { ClaimParcel } from './claim-parcel.tsx'
import { matchParcel } from './match-parcel.ts'
import { ParcelWall } from './parcel-wall.tsx'
import { readUnknown, readUnknownParcel } from './read-unknown.ts'

// What was refused shows what holds now: the page is read again after every answer.
export const shouldRevalidate = () => true

const number = (shape: RegExp, says: string) =>
  z
    .string()
    .trim()
    .transform(withWesternDigits)
    .refine((text) => shape.test(text), says)
    .transform(Number)
const claimForm = z.object({
  key: z.string().min(8),
  parcelId: z.uuid(),
  itemId: z.uuid('warehouse_claim_choose'),
  unitGrams: number(/^[1-9]\d{0,5}$/, 'refusal_weight_needed'),
  units: number(/^[1-9]\d{0,3}$/, 'refusal_count_needed'),
  why: z.string().trim().min(3, 'warehouse_claim_why_needed').max(500),
})

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'receive', request)
  const { searchParams } = new URL(request.url)
  const ask = (name: string) => searchParams.get(name)?.trim().slice(0, 100) ?? ''
  const [q, known, isClaimed] = [ask('q'), ask('known'), ask('show') === 'claimed']
  const { locale, site, now } = visit
  return visit.read(async (work) => {
    const [wall, parcel] = await Promise.all([
      readUnknown(work, { q, isClaimed, ...pageAsked(searchParams, 24) }),
      isId(ask('parcel')) ? readUnknownParcel(work, ask('parcel')) : null,
    ])
    const open = parcel?.claimed === null ? parcel : null
    const matches = open ? await matchParcel(work, open, known) : []
    return { wall, open, matches, q, known, isClaimed, locale, site, now, key: newId(), done: searchParams.get('done') }
  })
}

/** Whose it is was found out: the parcel is received on its item. */
export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'receive', request)
  const form = await request.formData()
  const claim = parseFields(form, claimForm, visit.locale)
  if (!claim.ok) return formAnswer(claim.errors, form)
  try {
    await visit.write((work) => claimParcel(work, claim.values))
    return redirect(`/${visit.locale}/ops/warehouse?received=${claim.values.itemId}`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

/** The wall of parcels nobody expects, and the one in hand beside the items it may be. */
export default function Unknown() {
  const facts = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { wall, open, q, isClaimed, locale, done } = facts
  const here = `/${locale}/ops/warehouse/unknown`
  return (
    <>
      <PageTitle>{m.warehouse_tab_unknown()}</PageTitle>
      <WarehouseHeading locale={locale} at="unknown" lead={m.warehouse_unknown_lead()} />
      <WarehouseDone done={done} />
      {open && <ClaimParcel key={`${open.id} ${answer?.attempt}`} parcel={open} facts={facts} answer={answer} />}
      <Chips
        label={m.warehouse_tab_unknown()}
        items={[
          { to: here, text: m.warehouse_unknown_waiting(), current: !isClaimed },
          { to: `${here}?show=claimed`, text: m.warehouse_unknown_claimed(), current: isClaimed },
        ]}
      />
      <div className="mt-3">
        <QueueBar
          label={m.warehouse_unknown_find()}
          placeholder={m.warehouse_unknown_find()}
          button={m.platform_queue_search()}
          q={q}
          reset={q === '' ? undefined : { to: here, text: m.platform_queue_reset() }}
        />
      </div>
      {wall.rows.length === 0 && q !== '' && <Notice tone="info" title={m.platform_queue_none_found()} />}
      {wall.rows.length === 0 && q === '' && (
        <EmptyState
          drawing="parcel"
          title={m.platform_queue_empty()}
          text={isClaimed ? m.warehouse_unknown_claimed_empty() : m.warehouse_unknown_empty()}
          level={2}
        />
      )}
      <ParcelWall parcels={wall.rows} facts={facts} />
      <ListPages {...wall} here={here} asked={{ q, show: isClaimed ? 'claimed' : '' }} />
    </>
  )
}
