// No column holds a phone or a national ID that can be read, neither in text nor inside JSON; and what an earlier release
// wrote, or an earlier key sealed, is sealed anew.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readHeldData } from '#fronts/account/data/read-held-data.ts'
import { sealCustomers } from '#people/access/sealed/seal-numbers.ts'
import { countUnsealed, sealTables } from '#people/access/sealed/seal-places.ts'
import { sealing } from '#people/access/sealed/sealing.ts'
import { testVault } from '#platform/database/test-database.ts'
import { placesByTable, sealedPlaces } from '#platform/work/sealed-places.ts'
import { makeVault } from '#platform/work/vault.ts'
import { type Actor, system, type Work } from '#platform/work/work.ts'
import { demoDatabase } from '#world/demo/demo-database.samples.ts'
import { tellCollectors, tellNumbers } from '#world/samples/people/numbers.samples.ts'

const database = await demoDatabase()
const { pool } = database

const stage = <Answer>(who: Actor, act: (work: Work) => Promise<Answer>) => database.write(act, { who })
await tellNumbers(stage, system)
const [goods] = await rowsOf<{ itemId: string; customerId: string }>(
  `select item.id as "itemId", customer_id as "customerId" from order_items item join orders on orders.id = order_id
    where item.site = 'eg' and item.state = 'waiting_delivery_request' limit 1`,
)
const [packed] = await rowsOf<{ delivery: string }>(
  "select number as delivery from requests where site = 'eg' and state = 'prepared' and kind = 'Delivery' limit 1",
)
assert.ok(goods && packed, 'the demo has goods that wait, and a packed parcel')
await tellCollectors(stage, system, { ...goods, ...packed })
const owners = await rowsOf<{ id: string }>('select id from customers where deleted_at is null')
const ids = owners.map(({ id }) => id)

async function rowsOf<Row extends object>(query: string): Promise<readonly Row[]> {
  return (await pool.query<Row>(query)).rows
}

/** Columns with readable numbers, each with the reason. */
const readable: Readonly<Record<string, string>> = {
  'offices.phone': 'our own, printed on every page',
  'office_changes.phone': 'the same, from a day on',
}

// Egyptian and Emirati mobile numbers in any spelling, and numbers of national IDs of both.
const number =
  '(^|[^0-9a-f-])((\\+|00)?(20|0)?1[0125][0-9]{8}|(\\+|00)?(971|0)5[0-9]{8}|[23][0-9]{13}|784-?[0-9]{4}-?[0-9]{7}-?[0-9])([^0-9a-f-]|$)'

test('no column of any table holds a readable phone or national ID', async () => {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ key: string; value: string }>(
      `select field.key, min(field.value) as value from ${name} one, jsonb_each_text(to_jsonb(one)) field
        where translate(field.value, ' ()', '') ~ $1 group by 1`,
      [number],
    )
    found.push(...rows.map(({ key, value }) => `${name.replace('public.', '')}.${key}: ${value.slice(0, 60)}`))
  }
  assert.deepEqual(
    found.filter((one) => !(one.split(':')[0]! in readable)),
    [],
  )
})

test('each place that can be sealed was filled', async () => {
  const empty: string[] = []
  for (const [table, places] of placesByTable)
    for (const { place, column, path } of places) {
      const { rows } = await pool.query(
        `select 1 from ${table} where ${path.length > 0 ? `(${column} #>> '{${path.join(',')}}')` : column} like 'sealed:%' limit 1`,
      )
      if (rows.length === 0) empty.push(place)
    }
  assert.deepEqual(empty, ['waybills.address.phone'], 'no longer written')
})

test('no column for a phone or a national ID is unknown', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'USER-DEFINED', 'jsonb')
        and column_name ~ '(phone|mobile|national_id|id_number)' and column_name !~ '_index$' order by 1`,
  )
  const known = [...Object.keys(sealedPlaces), ...Object.keys(readable)]
  const ofCustomers = ['customers.contact_phone', 'customers.national_id', 'customers.phone']
  assert.deepEqual(
    rows.map(({ name }) => name).filter((name) => !known.includes(name)),
    ofCustomers,
  )
})

test('what an earlier release wrote is sealed, all of it gets the next key, and a deleted account stays deleted', async () => {
  await unsealAll()
  await sealing(sealCustomers, ...sealTables)(database)
  assert.equal(await left(testVault), 0)
  const [both, alone] = [makeVault(['key of tomorrow', 'keys of a test']), makeVault(['key of tomorrow'])]
  const next = {
    write: <Answer>(act: (work: Work) => Promise<Answer>) => database.write((work) => act({ ...work, vault: both })),
  }
  assert.ok((await left(alone)) > 0)
  await Promise.all([sealing(sealCustomers, ...sealTables)(next), sealing(sealCustomers, ...sealTables)(next)])
  await sealing(...sealTables)(next)
  assert.equal(await left(alone), 0)
  for (const id of ids) {
    const held = await database.write((work) =>
      readHeldData({ ...work, vault: alone, who: { kind: 'customer', id, isProved: true } }),
    )
    assert.ok(!JSON.stringify(held).includes('sealed:'))
  }
})

async function left(vault: ReturnType<typeof makeVault>): Promise<number> {
  const { rows } = await database.read((work) => countUnsealed(vault).execute(work.db))
  return rows[0]?.left ?? 0
}

// As the earlier release wrote them: readable, without an index.
async function unsealAll(): Promise<void> {
  const client = await pool.connect()
  await client.query('reset role')
  await client.query('set session_replication_role = replica')
  for (const [table, places] of placesByTable) {
    for (const { column, path, index } of places) {
      const plain = `'+20' || (1000000000 + floor(random() * 99999999))::bigint`
      const value = path.length === 0 ? plain : `jsonb_set(${column}, '{${path.join(',')}}', to_jsonb(${plain}))`
      const kept = path.length === 0 ? column : `${column} #>> '{${path.join(',')}}'`
      const dropped = index ? `, ${index.column} = null` : ''
      await client.query(`update ${table} set ${column} = ${value}${dropped} where ${kept} like 'sealed:%'`)
    }
  }
  client.release(true)
}
