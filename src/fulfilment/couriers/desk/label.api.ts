import { z } from 'zod'
import { couriers } from '#fulfilment/couriers/courier.ts'
import { no } from '#fulfilment/couriers/couriers.refusals.ts'
import { readWaybill } from '#fulfilment/couriers/waybills/read-waybills.ts'
import { pdfMediaType } from '#platform/files/pdf.ts'
import { api } from '#platform/http/api.ts'

/** The company's label for a parcel, for the hub to attach. */
export const courierLabelApi = api({ tags: ['ops'], access: 'staff:requests' }, (route) => {
  route({
    get: '/ops/waybills/:id/label',
    summary: 'The company’s label of a parcel, A6, PDF',
    params: z.object({ id: z.string().max(60) }),
    file: 'A PDF',
    do: async ({ visit, params }, reply) => {
      const { awb, company } = await visit.read((work) => readWaybill(work, params.id))
      const courier = visit.ports.get(couriers).of(company)
      if (awb === null || !courier) throw no.WAYBILL_HAS_NO_LABEL()
      const label = await courier.label(awb, visit.locale)
      if (label.kind === 'notThere' || label.kind === 'refused') throw no.WAYBILL_HAS_NO_LABEL()
      if (label.kind !== 'label') throw no.COURIER_SILENT()
      const name = `inline; filename="${awb.replace(/[^\w-]/g, '')}.pdf"`
      return reply.type(pdfMediaType).header('content-disposition', name).send(label.pdf)
    },
  })
})
