import { isDay } from '#content/tracking/visitor-cookies.ts'

/** What an address asks of the register; days that it does not name are all. */
export type ConsentsAsked = {
  readonly of: 'measuring' | 'newsletter'
  readonly q: string
  readonly from: string | null
  readonly until: string | null
}

export function consentsAsked(params: URLSearchParams): ConsentsAsked {
  const day = (name: string) => {
    const told = params.get(name) ?? ''
    return isDay(told) ? told : null
  }
  return {
    of: params.get('of') === 'newsletter' ? 'newsletter' : 'measuring',
    q: (params.get('q') ?? '').trim().slice(0, 254),
    from: day('from'),
    until: day('until'),
  }
}
