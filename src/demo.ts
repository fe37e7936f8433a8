import { seedDemoCoupons } from '#coupons/coupons.samples.ts'
import { addSampleBankAccounts } from '#payments/payments.samples.ts'
import { sampleAddress, sampleCustomer, samplePassword, sampleStaff } from '#people/people.samples.ts'
import { seedPriceTables } from '#pricing/seed-tables.ts'
import type { AppParts } from './app.ts'
import { write } from './platform/database.ts'
import { type Role, type Site, system, type Work } from './platform/work.ts'

const staff: readonly { readonly email: string; readonly name: string; readonly roles: readonly Role[] }[] = [
  { email: 'admin@marsa.localhost', name: 'نادية مراد', roles: ['admin'] },
  { email: 'reviewer@marsa.localhost', name: 'كريم فؤاد', roles: ['reviewer'] },
  { email: 'buyer@marsa.localhost', name: 'ليلى حسن', roles: ['buyer'] },
  { email: 'warehouse@marsa.localhost', name: 'عمر سالم', roles: ['warehouse'] },
  { email: 'hub@marsa.localhost', name: 'هدى منصور', roles: ['hub', 'desk'] },
]
const daysAgo = (count: number, now: Date) => new Date(now.getTime() - count * 86_400_000)

/** Fills an empty shop for trying it out, by running the use-cases; answers how to sign in. */
export async function fillDemo(parts: AppParts): Promise<readonly string[]> {
  const now = parts.clock()
  const as = <Answer>(site: Site, at: Date, act: (work: Work) => Promise<Answer>) =>
    write(parts.db, { who: system, now: at, site, locale: 'ar' }, act)
  const found = await parts.db.selectFrom('staff_members').select('id').limit(1).executeTakeFirst()
  if (!found) {
    for (const site of ['eg', 'ae'] as const) {
      await as(site, daysAgo(60, now), async (work) => {
        await seedPriceTables(work)
        await seedDemoCoupons(work)
        await addSampleBankAccounts(work)
      })
    }
    await as('eg', daysAgo(50, now), async (work) => {
      for (const one of staff) await sampleStaff(work, one.roles, one)
      const salma = await sampleCustomer(work, { email: 'salma@marsa.localhost', phone: '+201012345678' })
      await sampleAddress(work, salma.id)
    })
    await as('ae', daysAgo(50, now), async (work) => {
      const omar = await sampleCustomer(work, {
        email: 'omar@marsa.localhost',
        firstName: 'عمر',
        lastName: 'الشامسي',
        phone: '+971501234567',
      })
      await sampleAddress(work, omar.id)
    })
  }
  return [
    '',
    `Sign in as a customer: salma@marsa.localhost (Egypt) or omar@marsa.localhost (Dubai)`,
    `Sign in as staff:      ${staff.map((one) => one.email).join(', ')}`,
    `Password of all:       ${samplePassword}`,
  ]
}
