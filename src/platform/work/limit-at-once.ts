/** Runs at most `most` tasks at a time, lets `waiting` more wait in order, and returns null for any more. */
export function limitAtOnce(most: number, waiting: number): <T>(task: () => Promise<T>) => Promise<T | null> {
  let running = 0
  const queue: (() => void)[] = []
  return async (task) => {
    if (running >= most) {
      if (queue.length >= waiting) return null
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running++
    try {
      return await task()
    } finally {
      const next = queue.shift()
      // The first that waits takes this place.
      if (next) next()
      else running--
    }
  }
}
