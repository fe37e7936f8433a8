import { m } from '#words/messages.js'
import type { LaneLoad } from './read-background.ts'

const names: Readonly<Record<LaneLoad['lane'], () => string>> = {
  money: m.console_lane_money,
  orders: m.console_lane_orders,
  mail: m.console_lane_mail,
  sms: m.console_lane_sms,
  couriers: m.console_lane_couriers,
  sweeps: m.console_lane_sweeps,
  live: m.console_lane_live,
}

/** What a lane of background work is called in the reader's language. */
export function laneName(lane: LaneLoad['lane']): string {
  return names[lane]()
}
