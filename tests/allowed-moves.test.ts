// Every state machine: the database allows the moves of its table in TypeScript and no other, on the state and in the history.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import pg from 'pg'
import { machines, readMoves } from '#platform/database/keep-moves.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'

const database = await testDatabase()
const moves = await readMoves()

/** The triggers that ask the table, as the migrations made them. */
const { rows: triggers } = await database.pool.query<Trigger>(`
  select tgrelid::regclass::text as table, pg_get_triggerdef(oid) as definition, tgenabled = 'O' as "isOn",
    (regexp_match(pg_get_triggerdef(oid), $$'([a-z]+)', '[a-z]+'\\)$$))[1] as machine,
    (regexp_match(pg_get_triggerdef(oid), $$'[a-z]+', '([a-z]+)'\\)$$))[1] as column
  from pg_trigger where tgfoid = 'forbid_unlisted_move'::regproc and not tgisinternal`)
type Trigger = {
  readonly table: string
  readonly definition: string
  readonly isOn: boolean
  readonly machine: string
  readonly column: string
}
const isHistory = ({ table }: Trigger) => table.endsWith('_history')

test('the database has the moves of every table, and no other', async () => {
  const { rows } = await database.pool.query<(typeof moves)[number]>('table allowed_moves')
  const words = (all: typeof moves) => all.map((one) => `${one.machine} ${one.from_state} ${one.to_state}`).sort()
  assert.ok(rows.length > 150)
  assert.deepEqual(words(rows), words(moves))
})

test('every table of moves is a machine, and every machine has one table whose state it guards', () => {
  const source = join(rootDirectory, 'src')
  const tables = globSync('**/*-moves.ts', { cwd: source }).filter((path) =>
    readFileSync(join(source, path), 'utf8').includes(`export const ${basename(path, '-moves.ts')}Moves`),
  )
  assert.deepEqual(tables.sort(), Object.values(machines).sort())
  const guarded = triggers.filter((trigger) => !isHistory(trigger))
  assert.deepEqual(guarded.map(({ machine }) => machine).sort(), Object.keys(machines).sort())
  for (const { table, isOn } of triggers) assert.ok(isOn, table)
})

for (const trigger of triggers)
  test(`${trigger.table} takes every move of ${trigger.machine} and refuses every other`, async () => {
    const listed = moves.filter(({ machine }) => machine === trigger.machine)
    const states = [...new Set(listed.flatMap((move) => [move.from_state, move.to_state]))]
    // A copy of the table with the same trigger alone: what else the table wants of a row is tested in its room.
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    try {
      await client.query(`create table copy as table ${trigger.table} with no data`)
      await client.query(trigger.definition.replace(` ON public.${trigger.table} `, ' ON copy '))
      for (const from of states)
        for (const to of states) {
          const isListed = listed.some((move) => move.from_state === from && move.to_state === to)
          const tried = trying(client, trigger, from, to)
          if (isListed || (from === to && !isHistory(trigger))) await tried
          else
            await assert.rejects(tried, {
              code: '23514',
              constraint: 'forbid_unlisted_move',
              message: new RegExp(`^${trigger.machine} may not move from ${from} to ${to} `),
            })
        }
    } finally {
      await client.query('drop table if exists copy')
      await client.end()
    }
  })

async function trying(client: pg.Client, trigger: Trigger, from: string, to: string): Promise<void> {
  const { column } = trigger
  if (isHistory(trigger)) {
    await client.query(`insert into copy (from_${column}, to_${column}) values ($1, $2)`, [from, to])
    return
  }
  await client.query('delete from copy')
  await client.query(`insert into copy (${column}) values ($1)`, [from])
  await client.query(`update copy set ${column} = $1`, [to])
}
