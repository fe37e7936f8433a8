import { z } from 'zod'
import { customsFile } from '#fulfilment/warehouse/clearance/clearance-paper-file.ts'
import { readShipment } from '#fulfilment/warehouse/shipments/read-shipments.ts'
import { fileStore } from '#platform/files/files.ts'
import { sentFile } from '#platform/files/sent-file.ts'
import { keepUpload } from '#platform/files/uploads.ts'
import { api } from '#platform/http/api.ts'
import type { Visit } from '#platform/http/visit.ts'
import { amountJson, moneyJson } from '#platform/values/amounts/money-json.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import { no } from '#platform/work/refusal.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { answerDuties } from './answer-duties.ts'
import { enterDuties } from './enter-duties.ts'
import { readAssessments, readItemVariances, readRouteVariances } from './read-duties.ts'

const byNumber = z.object({ number: z.string().max(40) })
const variance = { quoted: amountJson, real: amountJson, difference: moneyJson }
const duties = z
  .object({
    entries: z
      .array(
        z.object({
          number: z.string(),
          declaration: z.string(),
          consignee: z.string().nullable(),
          duty: amountJson,
          vat: amountJson,
          fees: amountJson,
          receipt: z.string(),
          enteredBy: z.string(),
          enteredAt: dateJson,
          agreedBy: z.string().nullable(),
        }),
      )
      .meta({ description: 'What customs took; posted where a second person agreed' }),
    items: z
      .array(z.object({ label: z.string(), title: z.string(), ...variance }))
      .meta({ description: 'Of what was agreed to: each item beside its quoted customs line' }),
  })
  .meta({ id: 'RealDuties' })
const amount = z
  .string()
  .trim()
  .default('0')
  .transform((text) => parseMinor(text) ?? -1n)
  .refine((minor) => minor >= 0n)
const entry = z.object({
  key: z.string().min(8).max(200),
  declaration: z.string().trim().min(3).max(60),
  customerId: z
    .union([z.literal(''), z.uuid()])
    .default('')
    .transform((id) => id || null),
  bankAccount: z.string().max(60),
  duty: amount,
  vat: amount,
  fees: amount,
})

/** What customs really charged, beside the quoted amounts; for staff. */
export const dutiesApi = api({ tags: ['ops'], access: 'staff:customs' }, (route) => {
  route({
    get: '/ops/shipments/:number/duties',
    summary: 'What customs took for a shipment beside the quotes',
    params: byNumber,
    answer: duties,
    do: ({ visit, params }) => show(visit, params.number),
  })
  route({
    get: '/ops/duties/routes',
    summary: 'Real duties beside the quoted by route',
    answer: z.object({ routes: z.array(z.object({ origin: z.string(), items: z.int(), ...variance })) }),
    do: async ({ visit }) => ({ routes: await visit.read(readRouteVariances) }),
  })
  route({
    post: '/ops/shipments/:number/duties',
    summary:
      'Enter what customs took (multipart: key, declaration, customerId, bankAccount, duty, vat, fees, file); a second person posts it',
    consumes: ['multipart/form-data'],
    params: byNumber,
    answer: z.object({ number: z.string() }),
    do: async ({ visit, params, body }) => {
      const sent: unknown = body
      const form = sent instanceof FormData ? sent : new FormData()
      const wish = entry.safeParse(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')))
      if (!wish.success) throw no.INVALID_INPUT({ path: wish.error.issues[0]?.path.join('.') ?? 'declaration' })
      await find(visit, params.number)
      const file = await sentFile(form, customsFile.field)
      if (!file) throw no.INVALID_INPUT({ path: customsFile.field })
      const receipt = await keepUpload(visit.ports.get(fileStore), file, customsFile)
      const entered = { ...wish.data, shipment: params.number, receipt }
      return visit.write((work) => enterDuties(work, entered))
    },
  })
  route({
    post: '/ops/duties/:number/answer',
    summary: 'A second person of finance posts an entry after showing again who they are, or it is taken back',
    params: byNumber,
    body: z.object({ agrees: z.boolean(), why: z.string().trim().max(300).default('') }),
    keyed: true,
    answer: z.object({ isPosted: z.boolean() }),
    do: async ({ visit, params, body, key }) => {
      if (key === '') throw no.KEY_NEEDED()
      const said = { ...body, number: params.number, key }
      return visit.write((work) => answerDuties(work, said))
    },
  })
})

async function find(visit: Visit, number: string) {
  const shipment = await visit.read((work) => readShipment(work, number))
  if (!shipment) throw no.NOT_FOUND()
  return shipment
}

async function show(visit: Visit, number: string) {
  const { id } = await find(visit, number)
  return visit.read(async (work) => {
    const [assessments, variances] = await Promise.all([readAssessments(work, id), readItemVariances(work, id)])
    const entries = assessments.map(({ receiptId, enteredById: _, ...one }) => ({ ...one, receipt: receiptId }))
    return { entries, items: variances }
  })
}
