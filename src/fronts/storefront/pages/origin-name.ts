import type { Origin } from '#catalog/stores/stores.ts'
import { m } from '#words/messages.js'

const names: Readonly<Record<Origin, () => string>> = {
  US: m.stores_origin_us,
  GB: m.stores_origin_gb,
  AE: m.stores_origin_ae,
  CN: m.stores_origin_cn,
  TR: m.stores_origin_tr,
}

/** The country that a store sells from, in customers' words. */
export function originName(origin: Origin): string {
  return names[origin]()
}
