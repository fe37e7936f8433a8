import type { ProhibitedKind } from '#catalog/stores/prohibited.ts'
import { m } from '#words/messages.js'

type ProhibitedText = { readonly name: () => string; readonly why: () => string }

const texts: Readonly<Record<ProhibitedKind, ProhibitedText>> = {
  batteries: { name: m.storefront_kind_batteries, why: m.stores_prohibited_batteries },
  flammable: { name: m.storefront_kind_flammable, why: m.stores_prohibited_flammable },
  drones: { name: m.storefront_kind_drones, why: m.stores_prohibited_drones },
  weapons: { name: m.storefront_kind_weapons, why: m.stores_prohibited_weapons },
  drugs: { name: m.storefront_kind_drugs, why: m.stores_prohibited_drugs },
  tobacco: { name: m.storefront_kind_tobacco, why: m.stores_prohibited_tobacco },
  alcohol: { name: m.storefront_kind_alcohol, why: m.stores_prohibited_alcohol },
  radio: { name: m.storefront_kind_radio, why: m.stores_prohibited_radio },
  living: { name: m.storefront_kind_living, why: m.stores_prohibited_living },
  money: { name: m.storefront_kind_money, why: m.stores_prohibited_money },
  adult: { name: m.storefront_kind_adult, why: m.stores_prohibited_adult },
  gambling: { name: m.storefront_kind_gambling, why: m.stores_prohibited_gambling },
}

/** What may not be shipped and why, what people ask about most first; the rules themselves are the stores' room's. */
export const prohibitedTexts = Object.entries(texts).map(([kind, text]) => ({ kind, ...text }))
