/** What a shop says of one thing in its feed; texts are as the shop writes them. */
export type ListedGood = {
  readonly id: string
  readonly title: string
  readonly link: string
  readonly image: string
  /** Decimal text, e.g. `24.90`. */
  readonly price: string
  readonly salePrice?: string
  readonly currency: string
  readonly availability: string
  readonly brand: string
  readonly gtin?: string
  readonly mpn?: string
  readonly description: string
  /** `Home > Lamps`. */
  readonly shelves: string
  readonly weight?: string
  readonly color?: string
  readonly size?: string
  readonly group?: string
}
