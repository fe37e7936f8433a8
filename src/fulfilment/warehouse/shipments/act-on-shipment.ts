import { redirect } from 'react-router'
import { actOnBoxes, boxDeeds } from '#fulfilment/warehouse/shipping/act-on-boxes.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import type { Visit } from '#platform/http/visit.ts'
import { doDeed, namesDeed } from '#platform/work/do-deed.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import { m } from '#words/messages.js'
import { actOnCustoms, customsDeeds } from './act-on-customs.ts'
import { moveShipment } from './move-shipment.ts'
import { readShipment } from './read-shipments.ts'
import { type ShipmentEvent, shipmentEvents } from './shipment-moves.ts'

const longest = 40

/** What was done with a shipment: its boxes, its papers and customs, or its next step with an airway bill where one was typed. */
export async function actOnShipment(visit: Visit, number: string, form: FormData) {
  if (namesDeed(form, boxDeeds)) return actOnBoxes(visit, number, form)
  if (namesDeed(form, customsDeeds)) return actOnCustoms(visit, number, form)
  const moves = shipmentEvents.map((event) => [event, () => move(visit, number, form, event)] as const)
  return doDeed(form, Object.fromEntries(moves))
}

async function move(visit: Visit, number: string, form: FormData, event: ShipmentEvent) {
  const airwayBill = String(form.get('airwayBill') ?? '').trim() || null
  if (airwayBill && airwayBill.length > longest) {
    return formAnswer({ airwayBill: m.platform_field_too_long({ maximum: longest }, { locale: visit.locale }) }, form)
  }
  try {
    await visit.write(async (work) => {
      const shipment = await readShipment(work, number)
      if (!shipment) throw platformNo.NOT_FOUND()
      await moveShipment(work, { shipmentId: shipment.id, event, airwayBill })
    })
    return redirect(`/${visit.locale}/ops/shipments/${number}?done=${event}`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}
