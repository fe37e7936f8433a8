/** What a line was used for that can be taken back: what moved no money of a customer or a provider. */
export const releasable: ReadonlySet<string> = new Set(['other', 'same', 'withdrawal', 'cash', 'fee'])
