import assert from 'node:assert/strict'
import test from 'node:test'
import { initiators } from '#money/payments/payment.ts'
import { money } from '#platform/values/amounts/money.ts'
import { paymentMethods } from '#pricing/quote/method-table.ts'
import { overwriteGetLocale } from '#words/runtime.js'
import { outcomeAdvice } from './outcome-advice.ts'
import { outcomeTexts, subjectOf } from './outcome-texts.ts'

// As on a screen in Arabic.
overwriteGetLocale(() => 'ar')

const faces = ['paid', 'credited', 'pending', 'failed', 'expired'] as const
const usual = { checkoutUrl: null, wayToPay: null, declined: 'رفض البنك البطاقة.', order: null }
const order = { number: '100001', due: money(500n, 'EGP'), isClosed: false, isCancelled: false }

test('whoever began a payment, and however it ends, the screen has a title and says what holds', () => {
  for (const initiator of initiators) {
    for (const face of faces) {
      for (const method of paymentMethods) {
        const facts = { ...usual, face, initiator, method, order: subjectOf(initiator) === 'order' ? order : null }
        const { title, text } = outcomeTexts(facts)
        assert.ok(title.length > 3 && text.length > 3, `${initiator} ${face} ${method}`)
        assert.ok(!/undefined|checkout_/.test(title + text))
      }
    }
  }
})

test('of a saved card that was declined nobody is told to check a number that they did not type', () => {
  const facts = { ...usual, face: 'failed', method: 'creditCard' } as const
  const check = 'راجع رقم البطاقة'
  assert.ok(outcomeAdvice(facts).some((one) => one.includes(check)))
  const saved = outcomeAdvice({ ...facts, isSavedCard: true })
  assert.ok(saved.length > 0 && saved.every((one) => !one.includes(check)))
})

test('each thing that was paid for has its own words, and cash is not called card money', () => {
  const paid = initiators.map(
    (initiator) => outcomeTexts({ ...usual, face: 'paid', initiator, method: 'creditCard' }).text,
  )
  assert.equal(new Set(paid).size, initiators.length)
  const deposit = (method: 'creditCard' | 'fawry') =>
    outcomeTexts({ ...usual, face: 'paid', initiator: 'deposit', method }).text
  assert.notEqual(deposit('fawry'), deposit('creditCard'))
})

test('who pays for an order that was reviewed already is not told that its review begins', () => {
  for (const method of paymentMethods) {
    const { title, text } = outcomeTexts({ ...usual, face: 'paid', initiator: 'placeOrder', method, order })
    const isReviewed = method === 'office' || method === 'bankTransfer'
    assert.equal(/مراجعة/.test(text), !isReviewed, method)
    assert.equal(
      title === outcomeTexts({ ...usual, face: 'paid', initiator: 'payNow', method, order }).title,
      isReviewed,
    )
  }
})

test('an order that is kept is called kept; one that is closed is not', () => {
  const failed = { ...usual, face: 'failed', initiator: 'payNow', method: 'creditCard' } as const
  const open = outcomeTexts({ ...failed, order }).text
  assert.ok(
    open.length > outcomeTexts({ ...failed, order: { ...order, isClosed: true, isCancelled: true } }).text.length,
  )
})

test('a declined card, an old Fawry number, another failure and a payment under way each have their own advice', () => {
  const said = [
    outcomeAdvice({ ...usual, face: 'failed', method: 'creditCard' }),
    outcomeAdvice({ ...usual, face: 'failed', method: 'bankTransfer' }),
    outcomeAdvice({ ...usual, face: 'expired', method: 'fawry' }),
    outcomeAdvice({ ...usual, face: 'expired', method: 'creditCard' }),
    outcomeAdvice({ ...usual, face: 'pending', method: 'creditCard', checkoutUrl: 'https://pay.example/1' }),
  ]
  assert.ok(said.every((advice) => advice.length >= 2))
  assert.equal(new Set(said.flat()).size, said.flat().length)
  assert.match(said[2]?.join(' ') ?? '', /كود فوري/)
  for (const face of ['paid', 'credited'] as const)
    assert.deepEqual(outcomeAdvice({ ...usual, face, method: 'creditCard' }), [])
})

test('what was paid by another payment meanwhile is not asked for again', () => {
  for (const [initiator, method] of [
    ['payNow', 'creditCard'],
    ['packageSubscription', 'office'],
    ['deliveryRequest', 'fawry'],
  ] as const) {
    for (const face of ['failed', 'expired'] as const) {
      const facts = { ...usual, face, initiator, method, order: subjectOf(initiator) === 'order' ? order : null }
      const after = outcomeTexts({ ...facts, isSettledSince: true }).text
      assert.notEqual(after, outcomeTexts(facts).text)
      const advice = outcomeAdvice({ ...facts, isSettledSince: true })
      assert.ok(advice.length < outcomeAdvice(facts).length, 'nothing to try again')
    }
  }
})

test('a transfer of too little says so, and nobody who sent one hears that nothing was taken', () => {
  const declined = 'وصل التحويل بأقل من المبلغ المطلوب'
  const credited = { ...usual, face: 'credited', method: 'bankTransfer', declined, order } as const
  assert.equal(outcomeTexts({ ...credited, initiator: 'payNow', isShort: true }).text, declined)
  const late = outcomeTexts({ ...credited, initiator: 'payNow' }).text
  const deposit = outcomeTexts({ ...credited, initiator: 'deposit', order: null, isShort: true }).text
  assert.equal(new Set([declined, late, deposit]).size, 3)
  const [transfer, code] = (['bankTransfer', 'fawry'] as const).map((method) =>
    outcomeAdvice({ ...usual, face: 'failed', method }),
  )
  assert.notEqual(transfer?.[0], code?.[0])
})
