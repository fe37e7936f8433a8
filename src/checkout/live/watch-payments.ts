/** A payment as a watcher knows it: whose it is, and a mark that is another one after every change. */
export type PaymentMark = { readonly id: string; readonly customerId: string; readonly mark: string }
type ReadMarks = (customers: readonly string[]) => Promise<readonly PaymentMark[]>

type Watcher = {
  readonly customerId: string
  readonly read: ReadMarks
  /** From now on each change is told; what changed before, the watcher asks for itself. */
  readonly begun: () => void
  readonly tell: (paymentId: string) => void
}
export type PaymentWatch = { readonly add: (watcher: Watcher) => () => void; readonly close: () => void }

/**
 * Tells watchers which of their payments changed, once their first look has been taken and they know of it. One question to the database each moment for all of them, and none while
 * nobody watches. What it reads is the state itself, so that nothing is missed whoever changed it; a moment in which the
 * database is away is a moment without news.
 */
export function watchPayments(everyMs: number): PaymentWatch {
  const watchers = new Set<Watcher>()
  const marks = new Map<string, string>()
  const known = new Set<string>()
  const begun = new WeakSet<Watcher>()
  let timer: NodeJS.Timeout | undefined
  const look = async (): Promise<void> => {
    const looking = [...watchers]
    const reader = looking.at(-1)
    if (!reader) return
    const customers = [...new Set(looking.map(({ customerId }) => customerId))]
    tellChanges(await reader.read(customers), customers)
    for (const one of looking) {
      if (begun.has(one)) continue
      begun.add(one)
      if (watchers.has(one)) one.begun()
    }
  }
  const tellChanges = (found: readonly PaymentMark[], customers: readonly string[]): void => {
    for (const { id, customerId, mark } of found) {
      const isNews = known.has(customerId) && marks.get(id) !== mark
      marks.set(id, mark)
      if (isNews) for (const one of watchers) if (one.customerId === customerId) one.tell(id)
    }
    for (const customerId of customers) known.add(customerId)
  }
  const again = (): void => {
    timer = undefined
    if (watchers.size === 0) {
      marks.clear()
      known.clear()
      return
    }
    timer = setTimeout(
      () =>
        void look()
          .catch(() => undefined)
          .finally(again),
      everyMs,
    )
    timer.unref()
  }
  return {
    add(watcher) {
      watchers.add(watcher)
      if (!timer) again()
      return () => {
        watchers.delete(watcher)
      }
    },
    close() {
      watchers.clear()
      clearTimeout(timer)
      timer = undefined
    },
  }
}
