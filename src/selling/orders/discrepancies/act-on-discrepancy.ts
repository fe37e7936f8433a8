import { redirect } from 'react-router'
import { z } from 'zod'
import { takeProof } from '#people/proofs/take-proof.ts'
import { fileStore } from '#platform/files/files.ts'
import { sentFile } from '#platform/files/sent-file.ts'
import { keepUpload } from '#platform/files/uploads.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { parseMinor, withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { optionKinds } from './discrepancy-kinds.ts'
import { staffEndings } from './discrepancy-moves.ts'
import { discrepancyPhoto } from './discrepancy-photo.ts'
import { endDiscrepancy } from './end-discrepancy.ts'
import { addEvidence } from './open-discrepancy.ts'
import { approveProposal, proposeOptions } from './propose-options.ts'

const key = z.string().min(8).max(200)
const count = (most: number) =>
  z
    .string()
    .trim()
    .default('')
    .transform(withWesternDigits)
    .refine((text) => text === '' || (/^\d{1,4}$/.test(text) && Number(text) <= most), 'platform_field_invalid')
    .transform((text) => (text === '' ? null : Number(text)))
const off = z
  .string()
  .trim()
  .default('')
  .transform((text) => (text === '' ? 0n : (parseMinor(withWesternDigits(text)) ?? -1n)))
  .refine((minor) => minor >= 0n, 'platform_field_invalid')
const forms = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('propose'),
    key,
    off,
    missing: count(999),
    days: count(30),
    fee: z.enum(['free', 'fee']).default('free'),
    defaultKind: z.enum(optionKinds, { error: 'orders_case_default_needed' }),
    said: z.string().trim().min(3).max(500),
  }),
  z.object({ do: z.literal('approve'), key, round: z.coerce.number().int().min(1) }),
  z.object({ do: z.enum(staffEndings), why: z.string().trim().min(3).max(500) }),
  z.object({ do: z.literal('evidence') }),
])
type Wish = z.output<typeof forms>

/** What staff pressed at a case: proposed, agreed, ended it, or added a picture. */
export async function actOnDiscrepancy(visit: Visit, form: FormData, number: string) {
  const wish = parseFields(form, forms, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  try {
    const done = await act(visit, form, number, wish.values)
    return redirect(`/${visit.locale}/ops/discrepancies/${number}?done=${done}`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function act(visit: Visit, form: FormData, number: string, wish: Wish): Promise<string> {
  switch (wish.do) {
    case 'propose': {
      await takeProof(visit, form)
      const options = optionKinds
        .filter((kind) => form.has(`offer_${kind}`))
        .map((kind) => ({
          kind,
          ...(kind === 'accept' && { offMinor: wish.off, missing: wish.missing ?? 0 }),
          ...(kind === 'return' && { withFee: wish.fee === 'fee' }),
        }))
      const { key, defaultKind, days, said } = wish
      const proposal = { key, number, options, defaultKind, days, said }
      return (await visit.write((work) => proposeOptions(work, proposal))).isSent ? 'proposed' : 'drafted'
    }
    case 'approve':
      await takeProof(visit, form)
      await visit.write((work) => approveProposal(work, { key: wish.key, number, round: wish.round }))
      return 'proposed'
    case 'evidence': {
      const sent = await sentFile(form, discrepancyPhoto.field)
      if (sent === null) return 'nothing'
      const photo = await keepUpload(visit.ports.get(fileStore), sent, discrepancyPhoto)
      await visit.write((work) => addEvidence(work, number, photo))
      return 'evidence'
    }
    default:
      await visit.write((work) => endDiscrepancy(work, { number, event: wish.do, why: wish.why }))
      return wish.do
  }
}
