import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PurchaseHeading } from '#fulfilment/purchasing/desk/purchase-heading.tsx'
import { BreakDialog, lineToMatch } from '#fulfilment/purchasing/statements/break-dialog.tsx'
import { readHandMatches } from '#fulfilment/purchasing/statements/match-by-hand.ts'
import { MatchedList, TakeBackDialog } from '#fulfilment/purchasing/statements/matched-list.tsx'
import { readBreaks } from '#fulfilment/purchasing/statements/read-breaks.ts'
import { readMatchedByHand } from '#fulfilment/purchasing/statements/read-matched.ts'
import { readStatements } from '#fulfilment/purchasing/statements/read-statements.ts'
import { StatementsSection } from '#fulfilment/purchasing/statements/statements-section.tsx'
import { readWarehouses } from '#fulfilment/purchasing/warehouse-address.ts'
import { permits } from '#people/access/permissions.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { AddressList } from './address-list.tsx'
import { cardDeeds } from './card-deeds.ts'
import { CardDialogs } from './card-dialogs.tsx'
import { CardTable } from './card-table.tsx'
import { readCards } from './read-cards.ts'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { id } = requireStaff(visit, 'supplier-cards', request)
  const { searchParams } = new URL(request.url)
  const read = await visit.read(async (work) => {
    const [cards, warehouses, statements, breaks, matches] = await Promise.all([
      readCards(work),
      readWarehouses(work),
      readStatements(work),
      readBreaks(work),
      readMatchedByHand(work),
    ])
    return { cards, warehouses: [...warehouses], statements, breaks, matches }
  })
  const opened = read.cards.find((card) => card.id === searchParams.get('card')) ?? null
  const asked = searchParams.get('break')
  const opening = read.breaks.find((one) => one.of === asked) ?? null
  const unsaying = read.matches.find((one) => one.id === searchParams.get('match') && !one.isClosed) ?? null
  const { locale, now, who, site } = visit
  const mayManage = permits(who, 'finance')
  const lineId = mayManage && opening ? lineToMatch(opening) : null
  const candidates = lineId ? await visit.read((work) => readHandMatches(work, lineId)) : []
  const asksProof = mayManage && needsProof(visit)
  return {
    ...read,
    opened,
    opening,
    unsaying,
    candidates,
    site,
    mayManage,
    mayChange: permits(who, 'settings'),
    asksProof,
    locale,
    now,
    me: id,
    key: newId(),
    isNew: searchParams.get('new') === 'card',
    done: doneText(request, 'purchasing_done', visit.locale),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  return answerDeeds(visit, await request.formData(), cardDeeds, 'ops/purchase/cards')
}

export default function Cards() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { locale, site, cards, warehouses, matches, mayManage, asksProof, candidates, done } = facts
  const here = `/${locale}/ops/purchase/cards`
  return (
    <>
      <PageTitle>{m.purchasing_tab_cards()}</PageTitle>
      <PurchaseHeading locale={locale} at="cards" lead={m.purchasing_cards_lead()} />
      {!answer && <DoneNotice text={done} />}
      <CardTable cards={cards} here={here} locale={locale} mayManage={mayManage} />
      <StatementsSection facts={facts} here={here} answer={answer} />
      <MatchedList matches={matches} here={here} mayManage={mayManage} locale={locale} site={site} />
      <AddressList warehouses={warehouses} locale={locale} mayChange={facts.mayChange} />
      {mayManage && <CardDialogs facts={facts} here={here} answer={answer} />}
      {mayManage && facts.unsaying && (
        <TakeBackDialog
          locale={locale}
          here={here}
          answer={answer}
          asksProof={asksProof}
          formKey={facts.key}
          match={facts.unsaying}
        />
      )}
      {mayManage && facts.opening && (
        <BreakDialog
          locale={locale}
          here={here}
          answer={answer}
          asksProof={asksProof}
          candidates={candidates}
          formKey={facts.key}
          found={facts.opening}
        />
      )}
    </>
  )
}
