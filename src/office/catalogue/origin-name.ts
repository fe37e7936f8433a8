import { m } from '#words/messages.js'

const names: Readonly<Record<string, () => string>> = {
  US: m.stores_origin_us,
  GB: m.stores_origin_gb,
  AE: m.stores_origin_ae,
  CN: m.stores_origin_cn,
  TR: m.stores_origin_tr,
}

/** The country that a store sends from, short as lists have it. */
export const originName = (country: string): string => names[country]?.() ?? country
