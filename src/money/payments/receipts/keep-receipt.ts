import { no } from '#money/payments/payments.refusals.ts'
import { fileStore } from '#platform/files/files.ts'
import { sentFile } from '#platform/files/sent-file.ts'
import { keepUpload } from '#platform/files/uploads.ts'
import type { Visit } from '#platform/http/visit.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { receiptFile } from './receipt-file.ts'
import type { SentReceipt } from './upload-receipt.ts'

const longestNote = 500
// Drawing them takes time that others wait for.
const mostReceipts = 20

/** The file of a receipt form, drawn anew and kept, before any transaction. */
export async function keepReceipt(visit: Visit, form: FormData): Promise<Pick<SentReceipt, 'file' | 'note'>> {
  const sent = await sentFile(form, receiptFile.field)
  if (!sent) throw no.RECEIPT_NEEDED({ path: receiptFile.field })
  await visit.write((work) => limitRate(work, `receipts:${visit.who.id}`, mostReceipts, 3600))
  const file = await keepUpload(visit.ports.get(fileStore), sent, receiptFile)
  return { file, note: String(form.get('note') ?? '').slice(0, longestNote) }
}
