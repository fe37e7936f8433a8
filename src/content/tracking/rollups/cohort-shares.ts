type Month = { readonly cohort: string; readonly month: string; readonly customers: number }
/** How many of a hundred customers ordered again so many months after their first order; null where nobody could yet. */
export type ComeBack = { readonly later: number; readonly share: number | null; readonly before: number | null }

const monthsSeen = 6

/**
 * Who of the customers of the last six whole months came back, one to six months later, beside the six months before. Only customers
 * count whose later month is over, so that the newest do not look worse.
 */
export function comeBackShares(months: readonly Month[], today: string): readonly ComeBack[] {
  const now = placeOf(today)
  const shareOf = (later: number, newest: number) => {
    const seen = months.filter(({ cohort }) => {
      const place = placeOf(cohort)
      return place + later < now && place <= newest && place > newest - monthsSeen
    })
    const sum = (at: number) =>
      seen
        .filter(({ cohort, month }) => monthsBetween(cohort, month) === at)
        .reduce((total, { customers }) => total + customers, 0)
    const size = sum(0)
    return size === 0 ? null : Math.round((sum(later) * 100) / size)
  }
  return Array.from({ length: monthsSeen }, (_, at) => {
    const later = at + 1
    return { later, share: shareOf(later, now - 1), before: shareOf(later, now - 1 - monthsSeen) }
  })
}

export function monthsBetween(one: string, other: string): number {
  return placeOf(other) - placeOf(one)
}

function placeOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
}
