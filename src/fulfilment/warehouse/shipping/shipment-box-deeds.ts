import { z } from 'zod'
import { deed } from '#people/proofs/answer-deeds.ts'
import { addToShipment } from './add-to-shipment.ts'
import { dissolveShipment } from './dissolve-shipment.ts'
import { takeOutOfShipment } from './take-out-of-shipment.ts'

const code = z.string().trim().min(1, 'refusal_no_such_goods').max(40, 'refusal_no_such_goods')
const why = z.string().trim().max(300).default('')

/** What is done with the boxes of a shipment that is being prepared, by whoever may make one. */
export function shipmentBoxDeeds(shipment: string) {
  return {
    addBox: deed(z.object({ code }), (work, wish) => addToShipment(work, { ...wish, shipment }), 'addBox'),
    takeBoxOut: deed(
      z.object({ code, why }),
      (work, wish) => takeOutOfShipment(work, { ...wish, shipment }),
      'takeBoxOut',
    ),
    dissolve: deed(z.object({ why }), (work, wish) => dissolveShipment(work, { ...wish, shipment }), 'dissolve'),
  }
}
