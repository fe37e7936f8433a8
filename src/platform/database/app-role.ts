import type { ClientBase } from 'pg'

/** The role of the program after migration: it owns no table and cannot change rows of append-only tables. */
export const appRole = 'marsa_app'

/**
 * Grants the program's role what it needs; on tables whose comment says `append-only` it may only insert. An account that
 * may not create roles revokes those rights from itself instead. Safe to run again: correct rights stay unchanged.
 */
export async function grantAppRights(client: ClientBase, isChanged: boolean): Promise<void> {
  await client.query('begin')
  try {
    const grantee = (await makeRole(client)) ? appRole : 'current_user'
    if (!isChanged && (await isGranted(client, grantee))) return
    if (grantee === appRole) for (const sql of grants) await client.query(sql)
    for (const { name, columns } of await readAppendOnly(client)) {
      await client.query(`revoke update, delete, truncate on ${name} from ${grantee}`)
      // The owner of a table checks its foreign keys, and PostgreSQL requires that owner to have the right to update
      // one of its columns.
      const kept = columns ?? (grantee === 'current_user' ? await firstColumn(client, name) : null)
      if (kept) await client.query(`grant update (${kept}) on ${name} to ${grantee}`)
    }
  } finally {
    await client.query('commit')
  }
}

/** Sets the program's role on a new connection; where the role does not exist, the connection keeps its account's rights. */
export async function takeAppRole(client: ClientBase): Promise<void> {
  await client.query(
    `select set_config('role', rolname, false) from pg_roles where rolname = $1 and pg_has_role(session_user, oid, 'member')`,
    [appRole],
  )
}

const grants = [
  `grant usage on schema public to ${appRole}`,
  `grant select, insert, update, delete on all tables in schema public to ${appRole}`,
  `grant usage, select on all sequences in schema public to ${appRole}`,
]

async function makeRole(client: ClientBase): Promise<boolean> {
  await client.query('savepoint role')
  try {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [appRole])
    if (!rowCount) await client.query(`create role ${appRole} nologin`)
    const { rows } = await client.query<{ may: boolean }>(
      "select pg_has_role(current_user, $1, 'usage') or (select rolsuper from pg_roles where rolname = current_user) as may",
      [appRole],
    )
    if (!rows[0]?.may) await client.query(`grant ${appRole} to current_user`)
    return true
  } catch (error) {
    await client.query('rollback to savepoint role')
    // We may not create roles, or another program created it at the same time.
    if (!['42501', '23505', '42710'].includes(String((error as { code?: string }).code))) throw error
    return (error as { code?: string }).code === '42501' ? false : makeRole(client)
  }
}

type AppendOnly = { readonly name: string; readonly columns: string | null }

async function readAppendOnly(client: ClientBase): Promise<readonly AppendOnly[]> {
  const { rows } = await client.query<{ name: string; said: string }>(
    `select oid::regclass::text as name, obj_description(oid, 'pg_class') as said from pg_class
     where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
       and obj_description(oid, 'pg_class') like 'append-only%' order by relname`,
  )
  return rows.map(({ name, said }) => ({ name, columns: said.match(/^append-only but for ([a-z_, ]+)$/)?.[1] ?? null }))
}

// Whether all rights are already correct: granting writes to the catalogue, which not every start should do.
async function isGranted(client: ClientBase, grantee: string): Promise<boolean> {
  const { rows } = await client.query<{ wrong: boolean }>(
    `select exists (
       select from pg_class, (select ${grantee === appRole ? '$1' : 'current_user'}::name as role) as app
       where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and $1 <> ''
         and (not (has_table_privilege(app.role, oid, 'select') and has_table_privilege(app.role, oid, 'insert'))
           or has_table_privilege(app.role, oid, 'delete')
             = (coalesce(obj_description(oid, 'pg_class'), '') like 'append-only%'))
     ) as wrong`,
    [appRole],
  )
  return rows[0]?.wrong === false
}

async function firstColumn(client: ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<{ attname: string }>(
    'select attname from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum limit 1',
    [table],
  )
  return rows[0]?.attname ?? ''
}
