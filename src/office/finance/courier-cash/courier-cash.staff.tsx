import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readBankLines } from '#office/finance/bank/read-bank-lines.ts'
import { FinanceHeading } from '#office/finance/finance-heading.tsx'
import { readTills } from '#office/finance/tills/read-tills.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { ageText } from '#platform/values/age.ts'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { CloseDialog } from './close-dialog.tsx'
import { courierCashDeeds } from './courier-cash-deeds.ts'
import { OpenTable } from './open-table.tsx'
import { type CourierBalance, readCourierBalances, readOpenItems, readRemittances } from './read-courier-cash.ts'
import { RemitDialog } from './remit-dialog.tsx'
import { RemittanceTable } from './remittance-table.tsx'

export const shouldRevalidate = () => true

const most = 200

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const { searchParams } = new URL(request.url)
  const { locale, site, now } = visit
  const read = await visit.read(async (work) => {
    const couriers = await readCourierBalances(work)
    const shown = couriers.find(({ code }) => code === searchParams.get('company')) ?? null
    const remitting = couriers.find(({ code }) => code === searchParams.get('remit')) ?? null
    const items = await readOpenItems(work, { company: shown?.code ?? null, limit: most })
    const places = remitting ? await readPlaces(work) : { lines: [], tills: [] }
    return { couriers, shown, remitting, items, ...places, remittances: await readRemittances(work) }
  })
  const opened = read.items.find(({ id }) => id === searchParams.get('open')) ?? null
  const asksProof = needsProof(visit)
  return {
    ...read,
    opened,
    asksProof,
    key: newId(),
    done: doneText(request, 'finance_done', visit.locale),
    locale,
    site,
    now,
  }
}

// Where money of a courier can have come: a free line of our bank's statement, an open till.
async function readPlaces(work: Work) {
  const free = await readBankLines(work, { state: 'free', q: '' })
  const tills = (await readTills(work)).flatMap(({ name, open }) =>
    open && !open.count ? [{ id: open.id, number: open.number, name }] : [],
  )
  return { lines: free.filter(({ amount, isDoubted }) => amount.minor > 0n && !isDoubted), tills }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  return answerDeeds(visit, await request.formData(), courierCashDeeds, 'ops/finance/courier-cash')
}

export default function CourierCash() {
  const facts = useLoaderData<typeof loader>()
  const { couriers, shown, remitting, items, lines, tills, remittances, opened, asksProof, key, done } = facts
  const { locale, site, now } = facts
  const answer = useAnswer<typeof action>()
  const here = `/${locale}/ops/finance/courier-cash`
  const shared = { closeTo: here, formKey: key, asksProof, answer, locale }
  return (
    <>
      <FinanceHeading locale={locale} at="courierCash" lead={m.finance_courier_lead()} />
      <DoneNotice text={done} />
      <ul className="mb-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {couriers.map((courier) => (
          <CourierCard
            key={courier.code}
            courier={courier}
            here={here}
            locale={locale}
            now={now}
            isShown={shown === courier}
          />
        ))}
      </ul>
      {items.length === 0 ? (
        <EmptyState drawing="harbour" title={m.finance_courier_none_open()} level={2} />
      ) : (
        <OpenTable rows={items} here={here} locale={locale} now={now} />
      )}
      {items.length === most && <p className="mt-2 text-sm text-soft">{m.finance_courier_more({ count: most })}</p>}
      <RemittanceTable rows={remittances} locale={locale} site={site} />
      {remitting && <RemitDialog {...shared} courier={remitting} lines={lines} tills={tills} key={answer?.attempt} />}
      {opened && <CloseDialog {...shared} item={opened} key={answer?.attempt} />}
    </>
  )
}

type CourierCardProps = {
  readonly courier: CourierBalance
  readonly here: string
  readonly isShown: boolean
  readonly locale: 'ar' | 'en'
  readonly now: Date
}

function CourierCard({ courier, here, isShown, locale, now }: CourierCardProps) {
  const { code, name, held, parcels, oldest } = courier
  return (
    <Card as="li" title={<bdi>{name}</bdi>}>
      <Amount money={held} locale={locale} className="text-xl font-semibold" />
      <p className="mt-1 text-sm text-soft">
        {oldest
          ? m.finance_courier_with_it({ count: parcels, age: ageText(oldest, now, locale) })
          : m.finance_courier_nothing_with_it()}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <ButtonLink to={`${here}?remit=${code}`} size="small" icon="cash">
          {m.finance_courier_remit()}
        </ButtonLink>
        <TextLink to={isShown ? here : `${here}?company=${code}`}>
          {isShown ? m.finance_courier_show_all() : m.finance_courier_show_one()}
        </TextLink>
      </p>
    </Card>
  )
}
