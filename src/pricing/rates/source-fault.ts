/** Why a source could not be used, for the people who are responsible for rates. */
export type SourceFault = 'TOO_SLOW' | 'UNREACHABLE' | 'FAILING' | 'TURNED_AWAY' | 'TOO_LARGE' | 'UNREADABLE'
export type SourceFailure = { readonly ok: false; readonly fault: SourceFault; readonly detail: string }

export function failure(fault: SourceFault, detail: string): SourceFailure {
  return { ok: false, fault, detail: detail.slice(0, 200) }
}

/** Reads what the source sent; any error while reading counts as unreadable. */
export function readingOf<Answer>(read: () => Answer): Answer | SourceFailure {
  try {
    return read()
  } catch (thrown) {
    return failure('UNREADABLE', thrown instanceof Error ? thrown.message : 'unreadable')
  }
}
