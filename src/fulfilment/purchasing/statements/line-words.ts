import type { Expected, FreeLine } from './match-lines.ts'

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether the bank's words name the store order. */
export function isNumbered({ merchant, reference }: FreeLine, { number }: Pick<Expected, 'number'>): boolean {
  const name = plain(number)
  return name.length >= 4 && plain(`${merchant} ${reference}`).includes(name)
}

/** Whether the merchant is the store: 'AMZN' no, 'AMAZON.COM*2K4' yes. */
export function isOfStore({ merchant }: FreeLine, { store }: Pick<Expected, 'store'>): boolean {
  const name = plain(store.split('.')[0] ?? store)
  return name.length >= 3 && plain(merchant).includes(name)
}

/** Whether a line's day is one on which the store charges what was bought then. */
export function isInTime(line: FreeLine, one: Expected, days: number): boolean {
  const after = (Date.parse(line.day) - Date.parse(one.day)) / 86_400_000
  return after >= -1 && after <= days
}
