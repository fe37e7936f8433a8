import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Statement } from './bare-transaction.ts'
import { people, type Scene } from './ledger-scenes.ts'

export const hasPgbench = spawnSync('pgbench', ['--version']).status === 0

/** Transfers per second of PostgreSQL's own bench: the same statements, prepared, from a program in C. */
export function pgbenchRate(url: string, scene: Scene, recorded: readonly Statement[], clients: number): number | null {
  const script = join(tmpdir(), `marsa-${process.pid}.pgbench`)
  const lines = recorded.map((statement) => `${asPgbench(statement, scene)};`)
  const draws = [`\\set payer random(1, ${people})`, `\\set payee random(1, ${people})`]
  writeFileSync(script, [...draws, 'begin;', ...lines, 'commit;', ''].join('\n'))
  const threads = String(Math.min(2, clients))
  const args = ['-n', '-M', 'prepared', '-T', '3', '-c', String(clients), '-j', threads, '-f', script, url]
  const { stdout, stderr, status, signal } = spawnSync('pgbench', args, { encoding: 'utf8' })
  rmSync(script)
  const rate = stdout.match(/^tps = ([\d.]+)/m)?.[1]
  if (status === 0 && rate !== undefined) return Number(rate)
  console.error(`pgbench did not end well (${signal ?? status}): ${stderr}`)
  return null
}

// pgbench has only its own numeric parameters, so all others are written into the text. It reads a colon as a variable,
// so account names are written without one.
function asPgbench({ sql, parameters }: Statement, { pair }: Scene): string {
  const [from, to] = pair(1, 2)
  const drawn = new Map<string, string>([
    [from, draw(pair(-7, 0)[0], 'payer')],
    [to, draw(pair(0, -7)[1], 'payee')],
  ])
  const say = (given: unknown): string => {
    if (Array.isArray(given)) return given.length === 0 ? `'{}'` : `array[${given.map(say).join(', ')}]`
    if (given === null) return 'null'
    if (given instanceof Date) return 'now()'
    const text = String(given)
    if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text)) return 'gen_random_uuid()'
    return drawn.get(text) ?? (typeof given === 'string' ? quoted(text) : text)
  }
  return sql.replace(/\$(\d+)/g, (_, place) => say(parameters[Number(place) - 1])).replaceAll('\n', ' ')
}

const quoted = (text: string) => `E'${text.replaceAll("'", "''").replaceAll(':', '\\x3a')}'`

// The number -7 in an account name marks where the random number goes.
function draw(name: string, variable: string): string {
  const [before = '', after] = name.split('-7')
  return after === undefined ? quoted(name) : `${quoted(before)} || :${variable} || ${quoted(after)}`
}
