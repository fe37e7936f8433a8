import { redirect } from 'react-router'
import { z } from 'zod'
import { routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { countRunSheet } from '#office/finance/courier-cash/count-run-sheet.ts'
import { formKey } from '#office/finance/finance-key.ts'
import { audit } from '#people/access/audit.ts'
import { deed, provedDeed, type Sent } from '#people/proofs/answer-deeds.ts'
import { sealer } from '#platform/files/seal.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { parseAmount, withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { sites } from '#sites/sites.ts'
import { answerTillClosing } from './answer-till-closing.ts'
import { closeTill } from './close-till.ts'
import { openTill } from './open-till.ts'
import { payAtTill } from './pay-at-till.ts'
import { takeAtTill } from './take-at-till.ts'
import { takeDue } from './take-due.ts'

// Minor units of a typed amount; nothing typed is none.
const minor = z
  .string()
  .trim()
  .transform((typed) => (typed === '' ? 0n : (parseAmount(typed) ?? -1n)))
  .refine((amount) => amount >= 0n, 'finance_amount_unclear')
const reason = z.string().trim().max(300).default('')
const counted = z.string().trim().min(1).pipe(minor)
const opening = z.object({ key: formKey, office: z.string().min(1), counted, brought: minor, note: reason })
const taking = z.object({ key: formKey, code: z.string().trim().min(4).max(40), amount: counted })
const closing = z.object({ key: formKey, counted, taken: minor, note: reason })
const driving = z.object({ key: formKey, sheet: z.string().min(1).max(40), driverCounted: counted, driverNote: reason })
const answering = z.object({ key: formKey })
const dueAtDesk = z.object({ key: formKey, requestId: z.uuid() })
const paying = z.object({
  key: formKey,
  number: z.string().trim().min(4).max(40),
  collector: z.string().trim().min(3).max(120),
  idNumber: z
    .string()
    .transform((typed) => withWesternDigits(typed).replace(/[\s-]/g, '').toUpperCase())
    .pipe(z.string().regex(/^[0-9A-Z]{6,20}$/, 'finance_collector_id_unclear')),
})

/** A till is opened from the list of them, or the desk takes what is due on a pickup at the one that is open. */
export const tillsDeeds = {
  due: deed(
    dueAtDesk,
    (work, due, { visit }) => takeDue(work, due, routesOf(visit.ports)),
    ({ tillId, code }, _, { visit }) => redirect(`/${visit.locale}/ops/finance/tills/${tillId}?code=${code}`),
  ),
  open: keepMiscount(
    ({ form }) => `office:${form.get('office')}`,
    provedDeed(opening, openTill, ({ id }, _, { visit }) =>
      redirect(`/${visit.locale}/ops/finance/tills/${id}?done=opened`),
    ),
  ),
}

/** What a clerk does at an open till: takes money, pays it out, counts and closes. */
export function tillDeeds(tillId: string) {
  const toTills = (done: string, { visit }: Sent) => redirect(`/${visit.locale}/ops/finance/tills?done=${done}`)
  return {
    take: provedDeed(
      taking,
      (work, { key, code, amount }) =>
        takeAtTill(work, { key, tillId, code, amount: { minor: amount, currency: sites[work.site].currency } }),
      ({ number }) => `taken&number=${number}`,
    ),
    driver: provedDeed(
      driving,
      (work, { key, sheet, driverCounted, driverNote }) =>
        countRunSheet(work, { key, tillId, sheet, countedMinor: driverCounted, note: driverNote }),
      ({ number, differenceMinor }) => `driver&number=${number}&off=${minorToDecimal(-differenceMinor)}`,
    ),
    pay: provedDeed(
      paying,
      (work, { key, number, collector: name, idNumber }, { visit }) =>
        payAtTill(work, { key, tillId, number, collector: { name, idNumber } }, visit.ports.get(sealer)),
      ({ number }) => `paid&number=${number}`,
    ),
    close: keepMiscount(
      () => `till:${tillId}`,
      provedDeed(
        closing,
        (work, wish) => closeTill(work, { ...wish, tillId }),
        ({ isClosed }, _, sent) => toTills(isClosed ? 'closed' : 'counted', sent),
      ),
    ),
    agree: provedDeed(
      answering,
      (work, answer) => answerTillClosing(work, { ...answer, tillId, agrees: true }),
      (_done, _answer, sent) => toTills('closed', sent),
    ),
    recount: provedDeed(
      answering,
      (work, answer) => answerTillClosing(work, { ...answer, tillId, agrees: false }),
      'recount',
    ),
  }
}

/** A count that did not fit the books is kept, though it was refused: counting again until it fits leaves a trace. */
function keepMiscount<Answer>(subject: (sent: Sent) => string, count: (sent: Sent) => Promise<Answer>) {
  return async (sent: Sent) => {
    try {
      return await count(sent)
    } catch (refused) {
      if (isRefusal(refused) && refused.code === 'TILL_REASON_NEEDED') {
        const after = { counted: String(sent.form.get('counted')).slice(0, 40) }
        await sent.visit.write((work) => audit(work, { action: 'till.miscount', subject: subject(sent), after }))
      }
      throw refused
    }
  }
}
