/** Which page of a long list the URL asks for. */
export type PageAsked = { readonly page: number; readonly pageSize: number }

/** One page of the matching rows: `total` rows match the search, `all` rows are in the whole queue. */
export type ListPage<Row> = PageAsked & { readonly rows: readonly Row[]; readonly total: number; readonly all: number }

export const rowsInView = 50

/** The page that a URL asks for; anything that is not a page number is the first page. */
export function pageAsked(search: URLSearchParams, pageSize = rowsInView, name = 'page'): PageAsked {
  const page = Number(search.get(name) ?? 1)
  return { page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1, pageSize }
}

/** The page asked for, or the last one if the list has become shorter. */
export function pageWithin({ page, pageSize }: PageAsked, total: number): PageAsked & { readonly offset: number } {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const within = Math.min(page, last)
  return { page: within, pageSize, offset: (within - 1) * pageSize }
}

export type Slice<Group> = { readonly group: Group; readonly offset: number; readonly limit: number }

/** Which rows of which groups are on a page, where groups follow each other. */
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
