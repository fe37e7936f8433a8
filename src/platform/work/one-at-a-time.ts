import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Runs `act` while no other program of this machine does so for the same directory. A killed program holds no lock. */
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

/** Whether a process with this id is running, under any account. */
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

// A lock without a process id is being written at this moment, so its holder counts as alive.
function holderOf(lock: string): number {
  try {
    return Number(readFileSync(lock, 'utf8')) || process.pid
  } catch {
    return process.pid
  }
}
