/** A page of a long list, as its address asks for it. */
export type PageAsked = { readonly page: number; readonly pageSize: number }

/** One page of what fits: `total` fits the question, `all` waits altogether. */
export type ListPage<Row> = PageAsked & { readonly rows: readonly Row[]; readonly total: number; readonly all: number }

export const rowsInView = 50

/** What an address asks for; anything else than a page is the first. */
export function pageAsked(search: URLSearchParams, pageSize = rowsInView, name = 'page'): PageAsked {
  const page = Number(search.get(name) ?? 1)
  return { page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1, pageSize }
}

/** The page asked for, or the last where the list has become shorter. */
export function pageWithin({ page, pageSize }: PageAsked, total: number): PageAsked & { readonly offset: number } {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const within = Math.min(page, last)
  return { page: within, pageSize, offset: (within - 1) * pageSize }
}

export type Slice<Group> = { readonly group: Group; readonly offset: number; readonly limit: number }

/** Which rows of which groups stand on a page, where the groups follow each other. */
export function slicesOf<Group extends { readonly count: number }>(
  groups: readonly Group[],
  { offset, pageSize }: { readonly offset: number; readonly pageSize: number },
): readonly Slice<Group>[] {
  const slices: Slice<Group>[] = []
  let before = 0
  for (const group of groups) {
    const from = Math.max(offset, before)
    const to = Math.min(offset + pageSize, before + group.count)
    if (from < to) slices.push({ group, offset: from - before, limit: to - from })
    before += group.count
  }
  return slices
}
