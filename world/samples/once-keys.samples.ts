import { putInBox } from '#fulfilment/warehouse/boxes/put-in-box.ts'
import { customsFile } from '#fulfilment/warehouse/clearance/clearance-paper-file.ts'
import { noteUnknownParcel } from '#fulfilment/warehouse/note-unknown-parcel.ts'
import { receivingPhoto } from '#fulfilment/warehouse/receiving-photo.ts'
import { moveShipment } from '#fulfilment/warehouse/shipments/move-shipment.ts'
import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import type { Actor } from '#platform/work/work.ts'
import { orderAt } from './fulfilment/requests.samples.ts'
import { dispatchedSample, enteredDuties } from './fulfilment/warehouse.samples.ts'
import { addSampleBankAccounts } from './money/payments.samples.ts'
import { sampleStaff } from './people/people.samples.ts'
import type { Cast, Stage } from './selling/orders.samples.ts'

/** A call that takes a key, ready to be made. */
export type Case = {
  readonly who: Actor
  readonly url: string
  readonly body: object
  readonly other: object
  /** How many effects there are. */
  readonly count: () => Promise<number>
}

type World = {
  readonly database: TestDatabase
  readonly stage: Stage
  readonly cast: Cast
  readonly itemsOf: (number: string) => Promise<readonly string[]>
  readonly newRows: (table: 'received_items' | 'journal_entries') => Promise<() => Promise<number>>
}

/** The calls of the warehouse and of customs. */
export function keyedWarehouseCalls(world: World): Readonly<Record<string, () => Promise<Case>>> {
  const { database, stage, cast, itemsOf, newRows } = world
  return {
    'POST /api/ops/warehouse/boxes/:barcode/close': async () => {
      const { number } = await orderAt(stage, cast, 'received_at_warehouse')
      const [itemId = ''] = await itemsOf(number)
      const pieces = database.db.selectFrom('pieces').select('barcode').where('item_id', '=', itemId)
      const barcodes = [(await pieces.executeTakeFirstOrThrow()).barcode]
      const { box } = await stage(cast.warehouse, (work) => putInBox(work, { barcodes }))
      const url = `/api/ops/warehouse/boxes/${box}/close`
      const body = { lengthCm: 30, widthCm: 20, heightCm: 10, grossGrams: 90_000 }
      const closed = async () => {
        const acts = database.db.selectFrom('audit_log').select('id').where('action', '=', 'box.close')
        return (await acts.execute()).length
      }
      const before = await closed()
      const count = async () => (await closed()) - before
      return { who: cast.warehouse, url, body, other: { ...body, grossGrams: 91_000 }, count }
    },
    'POST /api/ops/warehouse/unknown/:id/claim': async () => {
      const { number } = await orderAt(stage, cast, 'purchased')
      const [itemId = ''] = await itemsOf(number)
      const photo = { id: newId(), path: `xx/${newId()}`, bytes: 1, purpose: receivingPhoto }
      const found = { place: 'US', note: 'no name on it', trackingNumber: `ZZ${number}`, photo }
      const { id } = await stage(cast.warehouse, (work) => noteUnknownParcel(work, found))
      const answers = { right: 'yes', whole: 'yes', battery: 'no' }
      const body = { itemId, unitGrams: 250, units: 1, answers, why: 'the invoice inside names it' }
      const count = await newRows('received_items')
      const url = `/api/ops/warehouse/unknown/${id}/claim`
      return { who: cast.warehouse, url, body, other: { ...body, unitGrams: 260 }, count }
    },
    'POST /api/ops/duties/:number/answer': async () => {
      const { number: order } = await orderAt(stage, cast, 'received_at_warehouse')
      const [shipmentId = ''] = await dispatchedSample(stage, cast, order)
      await stage(cast.hub, (work) => moveShipment(work, { shipmentId, event: 'arriveAtCustoms' }))
      const [first, other] = await database.write(async (work) => {
        await addSampleBankAccounts(work)
        return [(await sampleStaff(work, ['finance'])).who, (await sampleStaff(work, ['finance'])).who] as const
      })
      const bankAccount = (await database.read(readBankAccounts))[0]?.accountNumber ?? ''
      const receipt = { id: newId(), path: `xx/${newId()}`, bytes: 1, purpose: customsFile }
      const { number } = await enteredDuties(stage, first, { shipmentId, bankAccount, receipt })
      const count = await newRows('journal_entries')
      const url = `/api/ops/duties/${number}/answer`
      return { who: other, url, body: { agrees: true }, other: { agrees: false, why: 'a wrong receipt' }, count }
    },
  }
}
