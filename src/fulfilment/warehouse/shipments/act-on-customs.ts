import { redirect } from 'react-router'
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
import { takeProof } from '#people/proofs/take-proof.ts'
import { fileStore } from '#platform/files/files.ts'
import { sentFile } from '#platform/files/sent-file.ts'
import { keepUpload } from '#platform/files/uploads.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
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

const forms = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('handOver'),
    scanned: z.string().max(60_000).default(''),
    company: name('warehouse_company_needed'),
    givenTo: name('warehouse_given_to_needed'),
    counted: digits.pipe(z.string().regex(/^\d{1,3}$/, 'warehouse_boxes_wrong')).transform(Number),
    airwayBill: z.string().trim().max(40).default(''),
  }),
  z.object({ do: z.literal('give'), kind: z.enum(givenKinds), itemId, number: z.string().trim().max(60).default('') }),
  z.object({ do: z.literal('accept'), paperId }),
  z.object({ do: z.literal('refuse'), paperId, why }),
  z.object({ do: z.literal('acceptAll') }),
  z.object({ do: z.literal('release'), reason: why }),
  z.object({ do: z.enum(['agreeRelease', 'withdrawRelease']) }),
  z.object({ do: z.literal('need'), kind: z.enum(clearanceKinds), needed: z.enum(['on', 'off']), reason: why }),
  z.object({
    do: z.literal('duties'),
    key,
    declaration: z.string().trim().min(3).max(60),
    customerId: itemId,
    bankAccount: z.string().max(60).default(''),
    duty: amount,
    vat: amount,
    fees: amount,
  }),
  z.object({ do: z.enum(['agreeDuties', 'withdrawDuties']), key, assessment: z.string().max(40), why }),
])
type Deed = z.output<typeof forms>

export const customsDeeds: readonly string[] = forms.options.flatMap((one) => {
  const said = one.shape.do
  return said instanceof z.ZodLiteral ? [...said.values].map(String) : said.options
})

/** What staff did at a shipment beside moving it on: the hand-over, its papers, its release, its duties. */
export async function actOnCustoms(visit: Visit, number: string, form: FormData) {
  const deed = parseFields(form, forms, visit.locale)
  if (!deed.ok) return formAnswer(deed.errors, form)
  try {
    await act(visit, number, deed.values, form)
    return redirect(`/${visit.locale}/ops/shipments/${number}?done=${deed.values.do}`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function act(visit: Visit, shipment: string, deed: Deed, form: FormData): Promise<unknown> {
  switch (deed.do) {
    case 'handOver': {
      const { counted, company, givenTo, airwayBill } = deed
      const scanned = deed.scanned.split(/[\s,;]+/)
      return visit.write(async (work) => {
        const found = await readShipment(work, shipment)
        if (!found) throw platformNo.NOT_FOUND()
        const to = { company, givenTo, airwayBill: airwayBill || null }
        return handOverShipment(work, { shipmentId: found.id, scanned, counted, ...to })
      })
    }
    case 'give': {
      const file = await keep(visit, form)
      const { kind, itemId: of, number } = deed
      return visit.write((work) => givePaper(work, { shipment, kind, itemId: of, number, file }))
    }
    case 'accept':
      return visit.write((work) => decidePaper(work, { shipment, paperId: deed.paperId, accepts: true, why: '' }))
    case 'refuse':
      return visit.write((work) =>
        decidePaper(work, { shipment, paperId: deed.paperId, accepts: false, why: deed.why }),
      )
    case 'acceptAll':
      return visit.write((work) => acceptPapers(work, shipment))
    case 'release':
      return visit.write((work) => releaseShipment(work, { number: shipment, reason: deed.reason }))
    case 'agreeRelease':
    case 'withdrawRelease':
      return visit.write((work) => answerRelease(work, { number: shipment, agrees: deed.do === 'agreeRelease' }))
    case 'need':
      return visit.write((work) =>
        switchNeed(work, { kind: deed.kind, needed: deed.needed === 'on', reason: deed.reason }),
      )
    default:
      return actOnDuties(visit, shipment, deed, form)
  }
}

type DutyDeed = Extract<Deed, { do: 'duties' | 'agreeDuties' | 'withdrawDuties' }>

async function actOnDuties(visit: Visit, shipment: string, deed: DutyDeed, form: FormData): Promise<unknown> {
  if (deed.do === 'duties') {
    const { do: _, ...wish } = deed
    const receipt = await keep(visit, form)
    if (!receipt) throw platformNo.INVALID_INPUT({ path: customsFile.field })
    return visit.write((work) => enterDuties(work, { ...wish, shipment, receipt }))
  }
  const agrees = deed.do === 'agreeDuties'
  await takeProof(visit, form)
  const { key: once, assessment: number, why: reason } = deed
  return visit.write((work) => answerDuties(work, { key: once, number, agrees, why: reason }))
}

async function keep(visit: Visit, form: FormData) {
  const sent = await sentFile(form, customsFile.field)
  return sent === null ? null : keepUpload(visit.ports.get(fileStore), sent, customsFile)
}
