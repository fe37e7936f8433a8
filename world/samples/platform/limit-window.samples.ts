import { setTimeout as wait } from 'node:timers/promises'

/** Waits while a quarter of an hour ends within this time: the tries that a test counts then fall into one window of a limit. */
export async function awaitWholeWindow(milliseconds = 60_000): Promise<void> {
  const quarter = 900_000
  const left = quarter - (Date.now() % quarter)
  if (left < milliseconds) await wait(left)
}
