import type { CourierMeaning } from '#fulfilment/couriers/courier.ts'
import type { WaybillEvent, WaybillState } from './waybill-moves.ts'

type Way = readonly WaybillEvent[]
const stay: Way = []

/**
 * From where a waybill stands to where the company says its parcel is: the moves between, none where it is there already,
 * null where the two cannot both be true, for a person to look at. What was asked or failed has no number to be read by.
 */
export const waybillGoals: Readonly<Record<CourierMeaning['goal'], Readonly<Record<WaybillState, Way | null>>>> = {
  stay: every(stay),
  // Handed over at our door before the company scanned it, the parcel is collected although nobody there knows yet.
  waiting: { ...every(null), asked: stay, failed: stay, booked: stay, cancelling: stay, collected: stay },
  collected: { ...onTheWay([]), collected: stay },
  delivered: { ...onTheWay(['deliver']), delivered: stay },
  returned: { ...onTheWay(['return']), returned: stay },
  lost: { ...onTheWay(['lose']), lost: stay },
  cancelled: { ...every(null), asked: stay, failed: stay, booked: ['cancel'], cancelling: ['cancel'], cancelled: stay },
}

function onTheWay(last: Way): Record<WaybillState, Way | null> {
  const whole: Way = ['collect', ...last]
  return { ...every(null), asked: stay, failed: stay, booked: whole, cancelling: whole, collected: last }
}

function every(way: Way | null): Record<WaybillState, Way | null> {
  return {
    asked: way,
    failed: way,
    booked: way,
    cancelling: way,
    collected: way,
    delivered: way,
    returned: way,
    lost: way,
    cancelled: way,
  }
}
