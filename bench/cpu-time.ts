// How much of the processors some processes have used: unlike the time of an answer, the load of the machine hardly changes it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Linux counts in hundredths of a second for every program.
const tick = 10

type Used = { readonly pid: number; readonly parent: number; readonly milliseconds: number }

/** The PostgreSQL in this directory. */
export function postgresIn(directory: string): number {
  return Number(readFileSync(join(directory, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** Milliseconds that these processes and their living children have run; null where the system does not tell. */
export function cpuTime(pids: readonly number[]): number | null {
  try {
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    const used = all.map(readProcess).filter((one) => one !== null)
    const own = used.filter(({ pid, parent }) => pids.includes(pid) || pids.includes(parent))
    return own.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  } catch {
    return null
  }
}

function readProcess(pid: string): Used | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, in brackets, may have spaces.
    const words = line.slice(line.lastIndexOf(')') + 2).split(' ')
    const [user = 0, system = 0] = words.slice(11, 13).map(Number)
    return { pid: Number(pid), parent: Number(words[1]), milliseconds: (user + system) * tick }
  } catch {
    // It ended meanwhile.
    return null
  }
}
