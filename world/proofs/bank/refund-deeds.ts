import { confirmRefundSend, failRefundSend } from '#money/payments/refunds/end-refund-send.ts'
import { readRefunds } from '#money/payments/refunds/read-refunds.ts'
import { sendRefundToSource } from '#money/payments/refunds/send-refund-to-source.ts'
import { newId } from '#platform/work/id.ts'
import { system } from '#platform/work/work.ts'
import {
  type Deed,
  expect,
  isRefused,
  pickOf,
  type Story,
  sayRefusal,
  tried,
  twice,
} from '#world/proofs/stories/story.ts'

/** A refund in the balance is sent on to the card that paid, as far as the money is still in the balance. */
const sendRefund: Deed = async ({ as, customer, model, key }, { pick }) => {
  const { items } = await as(customer, (work) => readRefunds(work, { pageSize: 100 }))
  const refund = pickOf(items, pick)
  if (!refund) return
  const { number, kind, amount, maySend } = refund
  if (kind === 'valu') throw new Error('valU is not told here')
  const wish = { number, key: key() }
  const sent = await tried(twice(() => as(customer, (work) => sendRefundToSource(work, wish))))
  const isPossible = maySend !== null && model.wallet[kind] >= amount.minor
  expect(isRefused(sent) !== isPossible, `sending ${amount.minor} on from ${model.wallet[kind]}: ${sayRefusal(sent)}`)
  if (isRefused(sent) || maySend === null) return
  model.wallet[kind] -= maySend.minor
  const id = await waitingSend(as, sent.id)
  model.sends.push({ id, from: kind, minor: maySend.minor, isOver: false })
}

async function waitingSend(as: Story['as'], refundId: string): Promise<string> {
  const { id } = await as(system, (work) =>
    work.db
      .selectFrom('refund_sends')
      .select('id')
      .where('refund_id', '=', refundId)
      .where('status', '=', 'waiting')
      .executeTakeFirstOrThrow(),
  )
  return id
}

/** The provider accepts or refuses; reported twice, it is applied once. */
const endSend: Deed = async ({ as, model }, { pick, choice }) => {
  const one = pickOf(model.sends, pick)
  if (!one) return
  const happened = choice % 2 === 0
  const end = () =>
    as(system, (work) =>
      happened ? confirmRefundSend(work, one.id, newId()) : failRefundSend(work, one.id, 'the card is closed'),
    )
  expect((await end()) === !one.isOver, `ending a refund on its way that is ${one.isOver ? 'over' : 'waiting'}`)
  expect(!(await end()), 'a refund on its way ended twice')
  if (one.isOver) return
  one.isOver = true
  if (!happened) model.wallet[one.from] += one.minor
}

export const refundDeeds: Readonly<Record<string, Deed>> = { sendRefund, endSend }
