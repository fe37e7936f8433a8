/**
 * Renews something now and every so many milliseconds; returns a function that stops it. A renewal that is still running is not
 * joined by a second one, one that fails is told, and the timer keeps no process alive.
 */
export function renewOften(renew: () => Promise<void>, everyMs: number, onError: (error: unknown) => void): () => void {
  let isRunning = false
  const run = async () => {
    if (isRunning) return
    isRunning = true
    try {
      await renew()
    } catch (error) {
      onError(error)
    } finally {
      isRunning = false
    }
  }
  void run()
  const timer = setInterval(run, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
