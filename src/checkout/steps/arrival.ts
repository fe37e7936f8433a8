/** How the choice of a delivery begins; alone: to the door, by the cheapest that goes there. */
export const delivered = 'delivery:'

/** How the goods reach the customer at the end: picked up, brought by a company, or asked about when they are here. */
export type Arrival = 'pickup' | 'ask' | `${typeof delivered}${string}`

/** The choice of a delivery by this company. */
export function deliveredBy(company: string): Arrival {
  return `${delivered}${company}`
}

/** The company that is to bring the goods; null where something else was chosen. */
export function companyOf(arrival: Arrival | null): string | null {
  return arrival?.startsWith(delivered) ? arrival.slice(delivered.length) : null
}
