import { z } from 'zod'
import { paymentJson, paymentToJson } from '#money/payments/payment-json.ts'
import { readPayment } from '#money/payments/read-payment.ts'
import { takeForms } from '#platform/files/sent-file.ts'
import { api } from '#platform/http/api.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import { keepReceipt, uploadReceipt } from './upload-receipt.ts'

/** The receipt of a bank transfer, as a form with the file `receipt`; a second one replaces the first. */
export const receiptsApi = api({ tags: ['payments'], access: 'customer' }, (route, app) => {
  takeForms(app)
  route({
    post: '/payments/:id/receipt',
    summary: 'Sends the receipt of a bank transfer, or another one while it is reviewed (multipart: receipt, note)',
    consumes: ['multipart/form-data'],
    params: z.object({ id: z.string() }),
    answer: paymentJson,
    do: async ({ visit, params, body }) => {
      const { id } = params
      if (!(await visit.read((work) => readPayment(work, id)))) throw platformNo.NOT_FOUND()
      const form: unknown = body
      const sent = await keepReceipt(visit, form instanceof FormData ? form : new FormData())
      await visit.write((work) => uploadReceipt(work, { ...sent, paymentId: id }))
      const payment = await visit.read((work) => readPayment(work, id))
      if (!payment) throw platformNo.NOT_FOUND()
      return paymentToJson(payment)
    },
  })
})
