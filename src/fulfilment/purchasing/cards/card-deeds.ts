import { statementDeeds } from '#fulfilment/purchasing/statements/statement-deeds.ts'
import { provedDeed } from '#people/proofs/answer-deeds.ts'
import { answerForm, limitForm, newCardForm } from './card-forms.ts'
import { makeCard, moveCard } from './make-card.ts'
import { answerLimit, askLimit } from './set-limit.ts'

/** What finance does with the cards: a new one, another limit, an answer to one, a card stopped. */
export const cardDeeds = {
  make: provedDeed(
    newCardForm,
    (work, { daily, monthly, ...card }) => makeCard(work, { ...card, dailyMinor: daily, monthlyMinor: monthly }),
    ({ isInForce }) => (isInForce ? 'cardMade' : 'cardWaits'),
  ),
  limit: provedDeed(
    limitForm,
    (work, { id: cardId, daily, monthly, ...said }) =>
      askLimit(work, { ...said, cardId, dailyMinor: daily, monthlyMinor: monthly }),
    ({ isInForce }) => (isInForce ? 'cardLimit' : 'cardWaits'),
  ),
  agree: provedDeed(answerForm, (work, { id: limitId }) => answerLimit(work, { limitId, agrees: true }), 'cardLimit'),
  withdraw: provedDeed(
    answerForm,
    (work, { id: limitId }) => answerLimit(work, { limitId, agrees: false }),
    'cardWithdrawn',
  ),
  active: provedDeed(answerForm, (work, { id }) => moveCard(work, id, 'active'), 'card-active'),
  frozen: provedDeed(answerForm, (work, { id }) => moveCard(work, id, 'frozen'), 'card-frozen'),
  retired: provedDeed(answerForm, (work, { id }) => moveCard(work, id, 'retired'), 'card-retired'),
  ...statementDeeds,
}
