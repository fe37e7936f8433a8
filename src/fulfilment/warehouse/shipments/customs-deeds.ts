import { z } from 'zod'
import { clearanceKinds, givenKinds } from '#fulfilment/warehouse/clearance/clearance-kinds.ts'
import { customsFile } from '#fulfilment/warehouse/clearance/clearance-paper-file.ts'
import { acceptPapers, decidePaper } from '#fulfilment/warehouse/clearance/decide-paper.ts'
import { givePaper } from '#fulfilment/warehouse/clearance/give-paper.ts'
import { answerRelease, releaseShipment } from '#fulfilment/warehouse/clearance/release-shipment.ts'
import { switchNeed } from '#fulfilment/warehouse/clearance/switch-need.ts'
import { answerDuties } from '#fulfilment/warehouse/duties/answer-duties.ts'
import { enterDuties } from '#fulfilment/warehouse/duties/enter-duties.ts'
import { handOverShipment } from '#fulfilment/warehouse/handing-over/hand-over-shipment.ts'
import { deed, deedInSteps, noFields, provedDeed } from '#people/proofs/answer-deeds.ts'
import { fileStore } from '#platform/files/files.ts'
import { sentFile } from '#platform/files/sent-file.ts'
import { keepUpload } from '#platform/files/uploads.ts'
import type { Visit } from '#platform/http/visit.ts'
import { parseMinor, withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import { readShipment } from './read-shipments.ts'

const key = z.string().min(8).max(200)
const why = z.string().trim().max(300).default('')
const name = (needed: string) => z.string().trim().min(2, needed).max(80)
const digits = z.string().trim().transform(withWesternDigits)
const amount = digits
  .transform((text) => (text === '' ? 0n : (parseMinor(text) ?? -1n)))
  .refine((minor) => minor >= 0n, 'platform_field_invalid')
const itemId = z.union([z.literal('').transform(() => null), z.uuid()]).default(null)
const paperId = z.uuid()

const handedOver = z.object({
  scanned: z.string().max(60_000).default(''),
  company: name('warehouse_company_needed'),
  givenTo: name('warehouse_given_to_needed'),
  counted: digits.pipe(z.string().regex(/^\d{1,3}$/, 'warehouse_boxes_wrong')).transform(Number),
  airwayBill: z.string().trim().max(40).default(''),
})
const given = z.object({ kind: z.enum(givenKinds), itemId, number: z.string().trim().max(60).default('') })
const need = z.object({ kind: z.enum(clearanceKinds), needed: z.enum(['on', 'off']), reason: why })
const assessed = z.object({
  key,
  declaration: z.string().trim().min(3).max(60),
  customerId: itemId,
  bankAccount: z.string().max(60).default(''),
  duty: amount,
  vat: amount,
  fees: amount,
})
const dutyAnswer = z.object({ key, assessment: z.string().max(40), why })

/** What staff do at a shipment beside moving it on: the hand-over, its papers, its release, its duties. */
export function customsDeeds(shipment: string) {
  return {
    handOver: deed(
      handedOver,
      async (work, { scanned, airwayBill, ...to }) => {
        const found = await readShipment(work, shipment)
        if (!found) throw platformNo.NOT_FOUND()
        const labels = scanned.split(/[\s,;]+/)
        return handOverShipment(work, { ...to, shipmentId: found.id, scanned: labels, airwayBill: airwayBill || null })
      },
      'handOver',
    ),
    give: deedInSteps(given, async (paper, { visit, form }) => {
      const file = await keep(visit, form)
      await visit.write((work) => givePaper(work, { ...paper, shipment, file }))
      return 'give'
    }),
    accept: deed(
      z.object({ paperId }),
      (work, wish) => decidePaper(work, { ...wish, shipment, accepts: true, why: '' }),
      'accept',
    ),
    refuse: deed(
      z.object({ paperId, why }),
      (work, wish) => decidePaper(work, { ...wish, shipment, accepts: false }),
      'refuse',
    ),
    acceptAll: deed(noFields, (work) => acceptPapers(work, shipment), 'acceptAll'),
    release: deed(
      z.object({ reason: why }),
      (work, { reason }) => releaseShipment(work, { number: shipment, reason }),
      'release',
    ),
    agreeRelease: deed(noFields, (work) => answerRelease(work, { number: shipment, agrees: true }), 'agreeRelease'),
    withdrawRelease: deed(
      noFields,
      (work) => answerRelease(work, { number: shipment, agrees: false }),
      'withdrawRelease',
    ),
    need: deed(need, (work, wish) => switchNeed(work, { ...wish, needed: wish.needed === 'on' }), 'need'),
    duties: deedInSteps(assessed, async (wish, { visit, form }) => {
      const receipt = await keep(visit, form)
      if (!receipt) throw platformNo.INVALID_INPUT({ path: customsFile.field })
      await visit.write((work) => enterDuties(work, { ...wish, shipment, receipt }))
      return 'duties'
    }),
    agreeDuties: provedDeed(
      dutyAnswer,
      (work, { assessment: number, ...wish }) => answerDuties(work, { ...wish, number, agrees: true }),
      'agreeDuties',
    ),
    withdrawDuties: provedDeed(
      dutyAnswer,
      (work, { assessment: number, ...wish }) => answerDuties(work, { ...wish, number, agrees: false }),
      'withdrawDuties',
    ),
  }
}

async function keep(visit: Visit, form: FormData) {
  const sent = await sentFile(form, customsFile.field)
  return sent === null ? null : keepUpload(visit.ports.get(fileStore), sent, customsFile)
}
