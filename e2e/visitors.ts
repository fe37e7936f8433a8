// A visitor of each kind with a session, written into the shop's database, so that nobody has to sign in.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'

export const staffRoles = [
  'admin',
  'reviewer',
  'buyer',
  'warehouse',
  'hub',
  'desk',
  'finance',
  'support',
  'content',
] as const
export type StaffRole = (typeof staffRoles)[number]
export type Visitor = {
  readonly name: 'guest' | 'owner' | 'stranger' | 'half admin' | StaffRole
  readonly cookie: string
}

/** A guest, the demo's customer, another customer, an admin who owes the code, and one staff member per role. */
export async function inviteEverybody(db: pg.Client, ownerEmail: string): Promise<readonly Visitor[]> {
  const { rows } = await db.query<{ id: string }>('select id from customers where email = $1', [ownerEmail])
  const stranger = await addCustomer(db)
  const visitors: Visitor[] = [
    { name: 'guest', cookie: '' },
    { name: 'owner', cookie: await enter(db, { customer: rows[0]!.id }) },
    { name: 'stranger', cookie: await enter(db, { customer: stranger }) },
    { name: 'half admin', cookie: await enter(db, { staff: await addStaff(db, 'admin'), factors: 1 }) },
  ]
  for (const role of staffRoles) {
    visitors.push({ name: role, cookie: await enter(db, { staff: await addStaff(db, role), factors: 2 }) })
  }
  return visitors
}

export async function addCustomer(db: pg.Client): Promise<string> {
  const id = randomUUID()
  await db.query(
    `insert into customers (id, email, password_hash, first_name, last_name, language, site, terms_accepted_at, created_at, activated_at)
     values ($1, $2, '', 'Nour', 'Adel', 'en', 'eg', now(), now(), now())`,
    [id, `${id}@example.test`],
  )
  await db.query('insert into preferences (customer_id) values ($1)', [id])
  return id
}

/** A person with their own account and the password of the demo's people; answers the token of a session that just began. */
export async function addAccount(account: {
  readonly email: string
  readonly site: 'eg' | 'ae'
  readonly language: 'ar' | 'en'
}): Promise<string> {
  const db = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })
  await db.connect()
  try {
    const id = randomUUID()
    const { rowCount } = await db.query(
      `with made as (
         insert into customers (id, email, password_hash, first_name, last_name, language, site, terms_accepted_at, created_at, activated_at)
         select $1, $2, password_hash, 'Nour', 'Adel', $3, $4, now(), now(), now()
         from customers where email = 'salma@marsa.localhost' returning id)
       insert into preferences (customer_id) select id from made`,
      [id, account.email, account.language, account.site],
    )
    if (rowCount !== 1) throw new Error('The shop has no demo')
    return (await enter(db, { customer: id })).replace('token=', '')
  } finally {
    await db.end()
  }
}

export async function addStaff(db: pg.Client, role: StaffRole): Promise<string> {
  const id = randomUUID()
  await db.query(
    `insert into staff_members (id, email, name, password_hash, roles, created_at, totp_secret, totp_confirmed_at)
     values ($1, $2, 'Staff', '', $3, now(), 'MARSAHARBOURLIGHTSATDUSK23456723', now())`,
    [id, `${id}@example.test`, [role]],
  )
  return id
}

/** The token of a session of the demo's staff, with both factors just proved. */
export async function enterStaff(email: string): Promise<string> {
  const db = new pg.Client({ connectionString: process.env.SHOP_DATABASE_URL })
  await db.connect()
  try {
    const { rows } = await db.query<{ id: string }>('select id from staff_members where email = $1', [email])
    return (await enter(db, { staff: rows[0]!.id, factors: 2 })).replace('token=', '')
  } finally {
    await db.end()
  }
}

type Whose = { readonly customer?: string; readonly staff?: string; readonly factors?: 1 | 2 }

export async function enter(db: pg.Client, { customer, staff, factors = 1 }: Whose): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  await db.query(
    `insert into sessions (token_hash, customer_id, staff_id, factors, ip, agent, created_at, last_seen_at, expires_at,
       proved_at)
     values ($1, $2, $3, $4, '127.0.0.1', 'test', now(), now(), now() + interval '1 hour', $5)`,
    // Signing in counts as a fresh proof.
    [hash, customer ?? null, staff ?? null, factors, staff && factors === 1 ? null : new Date()],
  )
  // A member who owes the code has a cookie that opens only the page of the code.
  return `${staff && factors === 1 ? 'half' : 'token'}=${token}`
}
