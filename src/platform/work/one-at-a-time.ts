import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Runs `act` while no other program of this machine does so for the same directory; a killed program's turn is over. */
export async function oneAtATime<Answer>(directory: string, act: () => Promise<Answer>): Promise<Answer> {
  const lock = join(directory, 'lock')
  while (!take(lock)) {
    if (!isAlive(holderOf(lock))) rmSync(lock, { force: true })
    else await new Promise((wake) => setTimeout(wake, 100))
  }
  try {
    return await act()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Whether a process of this number runs, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

// A lock whose number is not written yet is held by whoever is writing it: it counts as ours, which is alive.
function holderOf(lock: string): number {
  try {
    return Number(readFileSync(lock, 'utf8')) || process.pid
  } catch {
    return process.pid
  }
}
