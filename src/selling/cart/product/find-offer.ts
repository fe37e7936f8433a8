import { compareAmounts } from '#catalog/reader/compare-amounts.ts'
import { type ItemOffer, type SpecName, specNames } from '#selling/cart/adding/item-options.ts'

type Chosen = Readonly<Record<string, string>>

/** Whether every variant with this value, beside what else is chosen, is sold out. */
export function isGone(offers: readonly ItemOffer[], name: SpecName, value: string, chosen: Chosen): boolean {
  const same = offers.filter(
    ({ choice }) =>
      choice[name] === value && specNames.every((other) => other === name || agrees(choice[other], chosen[other])),
  )
  return same.length > 0 && same.every((offer) => offer.isGone)
}

/** The picture of each value, where the values have pictures of their own; otherwise none has one. */
export function picturesOf(
  offers: readonly ItemOffer[],
  name: SpecName,
  values: readonly string[],
): ReadonlyMap<string, string> {
  const found = values.flatMap((value) => {
    const image = offers.find(({ choice, image }) => choice[name] === value && image !== null)?.image
    return image ? [[value, image] as const] : []
  })
  return new Map(new Set(found.map(([, image]) => image)).size > 1 ? found : [])
}

/** What the page says of the chosen variant: its price and its picture, null where they are the same or not said. */
export function chosenOffer(
  offers: readonly ItemOffer[],
  chosen: Chosen,
): { readonly price: string | null; readonly image: string | null } {
  const isAnyChosen = specNames.some((name) => chosen[name])
  const same = isAnyChosen
    ? offers.filter(({ choice }) => specNames.every((name) => agrees(choice[name], chosen[name])))
    : []
  const only = (values: readonly (string | null)[]) => {
    const all = new Set(values.filter((value) => value !== null))
    return all.size === 1 ? ([...all][0] ?? null) : null
  }
  return { price: only(same.map(({ price }) => price)), image: only(same.map(({ image }) => image)) }
}

/** The price of the chosen variant for a form that has the price of another one; null where it stays, as one set right by hand does. */
export function offeredPrice(offers: readonly ItemOffer[], filled: Chosen): string | null {
  const { price } = chosenOffer(offers, filled)
  const isOffered = offers.some(({ price }) => price !== null && compareAmounts(price, filled.price ?? '') === 0)
  return isOffered ? price : null
}

/** What was chosen and is sold out while other variants are not; null where it can be had, or none can. */
export function goneChoice(offers: readonly ItemOffer[], chosen: Readonly<Record<SpecName, string>>): SpecName | null {
  if (offers.every((offer) => offer.isGone)) return null
  return specNames.find((name) => chosen[name] && isGone(offers, name, chosen[name], chosen)) ?? null
}

function agrees(offered: string | undefined, chosen: string | undefined): boolean {
  return offered === undefined || !chosen || offered === chosen
}
