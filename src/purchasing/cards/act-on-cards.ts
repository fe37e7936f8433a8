import { redirect } from 'react-router'
import { takeProof } from '#people/take-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/form-answer.ts'
import { parseFields } from '#platform/parse-form.ts'
import { no } from '#platform/refusal.ts'
import type { Visit } from '#platform/visit.ts'
import { bringStatement, explainBreak, sayWhatLineIs, unsayMatch } from '#purchasing/statements/act-on-statements.ts'
import { setAddress } from '#purchasing/warehouse-address.ts'
import { addressForm, answerForm, limitForm, newCardForm } from './card-forms.ts'
import { makeCard, moveCard } from './make-card.ts'
import { cardStates } from './read-cards.ts'
import { answerLimit, askLimit, requireFinance } from './set-limit.ts'

/** What finance pressed at the cards: a new one, another limit, an answer to one, a card stopped, or where a warehouse is. */
export async function actOnCards(visit: Visit, form: FormData) {
  const back = (done: string) => redirect(`/${visit.locale}/ops/purchase/cards?done=${done}`)
  const doing = String(form.get('do'))
  try {
    if (doing === 'make') return await make(visit, form, back)
    if (doing === 'limit') return await limit(visit, form, back)
    if (doing === 'address') return await address(visit, form, back)
    if (doing === 'statement') return await bringStatement(visit, form, back)
    if (doing === 'matchLine') return await sayWhatLineIs(visit, form, back)
    if (doing === 'takeBack') return await unsayMatch(visit, form, back)
    if (doing === 'break') return await explainBreak(visit, form, back)
    const answer = parseFields(form, answerForm, visit.locale)
    if (!answer.ok) return formAnswer(answer.errors, form)
    await takeProof(visit, form)
    const { id } = answer.values
    if (doing === 'agree' || doing === 'withdraw') {
      await visit.write((work) => answerLimit(work, { limitId: id, agrees: doing === 'agree' }))
      return back(doing === 'agree' ? 'cardLimit' : 'cardWithdrawn')
    }
    const to = cardStates.find((state) => state === doing)
    if (!to) throw no.NOT_FOUND()
    await visit.write((work) => moveCard(work, id, to))
    return back(`card-${to}`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

type Back = (done: string) => Response

async function make(visit: Visit, form: FormData, back: Back) {
  const wish = parseFields(form, newCardForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  const { daily, monthly, ...card } = wish.values
  const { isInForce } = await visit.write((work) =>
    makeCard(work, { ...card, dailyMinor: daily, monthlyMinor: monthly }),
  )
  return back(isInForce ? 'cardMade' : 'cardWaits')
}

async function limit(visit: Visit, form: FormData, back: Back) {
  const wish = parseFields(form, limitForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  const { id: cardId, daily, monthly, ...said } = wish.values
  const { isInForce } = await visit.write((work) =>
    askLimit(work, { ...said, cardId, dailyMinor: daily, monthlyMinor: monthly }),
  )
  return back(isInForce ? 'cardLimit' : 'cardWaits')
}

async function address(visit: Visit, form: FormData, back: Back) {
  const wish = parseFields(form, addressForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  await visit.write(async (work) => {
    requireFinance(work)
    await setAddress(work, wish.values.country, wish.values.address)
  })
  return back('address')
}
