import { redirect } from 'react-router'
import {
  bringStatement,
  explainBreak,
  sayWhatLineIs,
  unsayMatch,
} from '#fulfilment/purchasing/statements/act-on-statements.ts'
import { setAddress } from '#fulfilment/purchasing/warehouse-address.ts'
import { takeProof } from '#people/proofs/take-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { addressForm, answerForm, limitForm, newCardForm } from './card-forms.ts'
import { makeCard, moveCard } from './make-card.ts'
import type { CardState } from './read-cards.ts'
import { answerLimit, askLimit, requireFinance } from './set-limit.ts'

/** What finance pressed at the cards: a new one, another limit, an answer to one, a card stopped, or where a warehouse is. */
export async function actOnCards(visit: Visit, form: FormData) {
  const back = (done: string) => redirect(`/${visit.locale}/ops/purchase/cards?done=${done}`)
  try {
    return await doDeed(form, {
      make: () => make(visit, form, back),
      limit: () => limit(visit, form, back),
      agree: () => answerAsked(visit, form, back, true),
      withdraw: () => answerAsked(visit, form, back, false),
      active: () => move(visit, form, back, 'active'),
      frozen: () => move(visit, form, back, 'frozen'),
      retired: () => move(visit, form, back, 'retired'),
      address: () => address(visit, form, back),
      statement: () => bringStatement(visit, form, back),
      matchLine: () => sayWhatLineIs(visit, form, back),
      takeBack: () => unsayMatch(visit, form, back),
      break: () => explainBreak(visit, form, back),
    })
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function answerAsked(visit: Visit, form: FormData, back: Back, agrees: boolean) {
  const answer = parseFields(form, answerForm, visit.locale)
  if (!answer.ok) return formAnswer(answer.errors, form)
  await takeProof(visit, form)
  await visit.write((work) => answerLimit(work, { limitId: answer.values.id, agrees }))
  return back(agrees ? 'cardLimit' : 'cardWithdrawn')
}

async function move(visit: Visit, form: FormData, back: Back, to: CardState) {
  const wish = parseFields(form, answerForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  await visit.write((work) => moveCard(work, wish.values.id, to))
  return back(`card-${to}`)
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
