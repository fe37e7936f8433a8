import { redirect } from 'react-router'
import { z } from 'zod'
import { deed, noFields, type Sent } from '#people/proofs/answer-deeds.ts'
import { closeRunSheet } from './close-run-sheet.ts'
import { scanParcel } from './scan-parcel.ts'

const scanned = z.object({ awb: z.string().trim().min(1).max(40) })

/** A parcel is scanned as the courier loads it, or they have left. */
export function runSheetDeeds(number: string) {
  const here = ({ visit }: Sent) => `/${visit.locale}/ops/run-sheets/${encodeURIComponent(number)}`
  return {
    scan: deed(
      scanned,
      (work, { awb }) => scanParcel(work, number, awb),
      ({ request }, _, sent) => redirect(`${here(sent)}?scanned=${encodeURIComponent(request)}`),
    ),
    close: deed(
      noFields,
      (work, _, { form }) => closeRunSheet(work, number, Number(form.get('staying') ?? 0)),
      (_closed, _fields, sent) => redirect(here(sent)),
    ),
  }
}
