import { z } from 'zod'
import { withdrawalMethods } from '#money/payments/withdrawals/withdrawal-methods.ts'

const key = z.string().min(8).max(255)
const said = z.string().trim().min(3).max(300)

export const rejectForm = z.object({ key, reason: said })
export const batchForm = z.object({ key, method: z.enum(withdrawalMethods) })
export const settleForm = z.object({
  key,
  batchId: z.string(),
  place: z.string().min(1).max(60),
  reference: z.string().trim().min(3).max(100),
})
export const endForm = z.object({
  key,
  sendId: z.string(),
  happened: z.enum(['yes', 'no']),
  reference: z.string().trim().min(3).max(60),
  note: said,
})
export const answerEndForm = z.object({ key, id: z.string() })
export const handleEarlyForm = z.object({ key: z.string(), note: said })
export const handleForm = z.object({ provider: z.string(), transactionId: z.string(), note: said })
