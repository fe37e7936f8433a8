import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

const said: Readonly<Record<string, (inputs: Record<never, never>, options: { locale: Locale }) => string>> = {
  request: m.requests_step_request,
  startPreparing: m.requests_step_start,
  prepared: m.requests_step_prepared,
  ship: m.requests_step_ship,
  deliver: m.requests_step_deliver,
  collect: m.requests_step_collect,
  return: m.requests_step_return,
  expire: m.requests_step_expire,
  noShow: m.requests_step_no_show,
  cancel: m.requests_step_cancel,
  emptied: m.requests_step_emptied,
  lost: m.requests_step_lost,
  'ask.cancel': m.requests_step_ask_cancel,
  'ask.pickup': m.requests_step_ask_pickup,
}

/** A step of a request as its customer reads it. */
export function sayStep({ event, note }: { event: string; note: string | null }, locale: Locale): string | null {
  if (event === 'switch') {
    return (note === 'PickUp' ? m.requests_step_to_delivery : m.requests_step_to_pickup)({}, { locale })
  }
  return said[event]?.({}, { locale }) ?? null
}
