import type { SameApplied } from './apply-same.ts'

/** The result from the page's address; null if the verdict was not applied to others. */
export function readSameDone(params: URLSearchParams): SameApplied | null {
  const items = Number(params.get('same') ?? Number.NaN)
  if (!Number.isInteger(items) || items < 0) return null
  const numbers = (name: string) => (params.get(name) ?? '').split('.').filter((one) => /^\d{1,20}$/.test(one))
  return { items, finished: numbers('finished'), left: numbers('left'), skipped: numbers('skipped') }
}

export function sameDoneQuery({ items, finished, left, skipped }: SameApplied): string {
  const list = (name: string, all: readonly string[]) => (all.length > 0 ? `&${name}=${all.join('.')}` : '')
  return `same=${items}${list('finished', finished)}${list('left', left)}${list('skipped', skipped)}`
}
