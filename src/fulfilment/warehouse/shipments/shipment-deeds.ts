import { z } from 'zod'
import { shipmentBoxDeeds } from '#fulfilment/warehouse/shipping/shipment-box-deeds.ts'
import { deed } from '#people/proofs/answer-deeds.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import { customsDeeds } from './customs-deeds.ts'
import { moveShipment } from './move-shipment.ts'
import { readShipment } from './read-shipments.ts'
import { type ShipmentEvent, shipmentEvents } from './shipment-moves.ts'

const moveForm = z.object({ airwayBill: z.string().trim().max(40).default('') })

/** What is done with a shipment: its boxes, its papers and customs, or its next step with an airway bill where one was typed. */
export function shipmentDeeds(number: string) {
  const moves = shipmentEvents.map((event) => [event, moveDeed(number, event)] as const)
  return { ...Object.fromEntries(moves), ...customsDeeds(number), ...shipmentBoxDeeds(number) }
}

function moveDeed(number: string, event: ShipmentEvent) {
  return deed(
    moveForm,
    async (work, { airwayBill }) => {
      const shipment = await readShipment(work, number)
      if (!shipment) throw platformNo.NOT_FOUND()
      await moveShipment(work, { shipmentId: shipment.id, event, airwayBill: airwayBill || null })
    },
    event,
  )
}
