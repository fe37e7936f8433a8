import { z } from 'zod'
import { deed, deedInSteps, noFields, provedDeed } from '#people/proofs/answer-deeds.ts'
import { fileStore } from '#platform/files/files.ts'
import { sentFile } from '#platform/files/sent-file.ts'
import { keepUpload } from '#platform/files/uploads.ts'
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
const proposal = z.object({
  key,
  off,
  missing: count(999),
  days: count(30),
  fee: z.enum(['free', 'fee']).default('free'),
  defaultKind: z.enum(optionKinds, { error: 'orders_case_default_needed' }),
  said: z.string().trim().min(3).max(500),
})
const approval = z.object({ key, round: z.coerce.number().int().min(1) })
const ending = z.object({ why: z.string().trim().min(3).max(500) })

/** What staff do at a case: propose, agree, end it, or add a picture. */
export function discrepancyDeeds(number: string) {
  const endings = staffEndings.map(
    (event) => [event, deed(ending, (work, { why }) => endDiscrepancy(work, { number, event, why }), event)] as const,
  )
  return {
    propose: provedDeed(
      proposal,
      (work, { off: offMinor, missing, fee, ...wish }, { form }) => {
        const options = optionKinds
          .filter((kind) => form.has(`offer_${kind}`))
          .map((kind) => ({
            kind,
            ...(kind === 'accept' && { offMinor, missing: missing ?? 0 }),
            ...(kind === 'return' && { withFee: fee === 'fee' }),
          }))
        return proposeOptions(work, { ...wish, number, options })
      },
      ({ isSent }) => (isSent ? 'proposed' : 'drafted'),
    ),
    approve: provedDeed(approval, (work, wish) => approveProposal(work, { ...wish, number }), 'proposed'),
    evidence: deedInSteps(noFields, async (_, { visit, form }) => {
      const sent = await sentFile(form, discrepancyPhoto.field)
      if (sent === null) return 'nothing'
      const photo = await keepUpload(visit.ports.get(fileStore), sent, discrepancyPhoto)
      await visit.write((work) => addEvidence(work, number, photo))
      return 'evidence'
    }),
    ...Object.fromEntries(endings),
  }
}
