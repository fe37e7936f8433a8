import type { Insertable } from 'kysely'
import type { Coupons } from '#platform/database.gen.ts'
import { newId } from '#platform/id.ts'
import { asSystem, type Work } from '#platform/work.ts'
import { contentOfColumns } from './coupon-content.ts'
import { putInForce, writeVersion } from './write-version.ts'

/** A coupon for tests and the demo: ten percent off the service fees, public, running, unless said otherwise. */
export async function sampleCoupon(
  work: Work,
  said: Partial<Insertable<Coupons>> = {},
): Promise<{ id: string; code: string }> {
  const id = said.id ?? newId()
  const code = said.code ?? 'WELCOME10'
  const row = {
    line: 'serviceFees',
    kind: 'percent',
    rate: said.kind === undefined ? '0.1' : null,
    stackable: true,
    starts_at: new Date(work.now.getTime() - 86_400_000),
    is_public: true,
    apply_message_ar: 'تم تطبيق خصم 10% على رسوم الخدمة',
    apply_message_en: '10% off the service fees applied',
    ...said,
  }
  const version = await writeVersion(asSystem(work), {
    ...{ subjectId: id, number: 1, code, draws: null, why: 'sample' },
    content: contentOfColumns(row),
  })
  await putInForce(asSystem(work), version)
  if (said.paused_at)
    await work.db.updateTable('coupons').set({ paused_at: said.paused_at }).where('id', '=', id).execute()
  return { id, code }
}

/** The three coupons of the demo, on each site: for a first order, on shipping, on the whole with a minimum. */
export async function seedDemoCoupons(work: Work): Promise<void> {
  const eg = work.site === 'eg'
  await sampleCoupon(work, {
    code: 'AHLAN',
    rate: '0.5',
    max_minor: eg ? 50_000n : 4_000n,
    first_order_only: true,
    per_customer_limit: 1,
    apply_message_ar: 'أهلًا بك في مرسى: نصف رسوم الخدمة علينا في أول طلب',
    apply_message_en: 'Welcome to Marsa: half the service fees are on us in your first order',
  })
  await sampleCoupon(work, {
    code: 'SHIP15',
    line: 'internationalShipping',
    rate: '0.15',
    max_minor: eg ? 100_000n : 7_500n,
    stackable: false,
    apply_message_ar: 'خصم 15% من الشحن الدولي',
    apply_message_en: '15% off international shipping',
  })
  await sampleCoupon(work, {
    code: 'MARSA250',
    line: 'subtotal',
    kind: 'fixed',
    value_minor: eg ? 25_000n : 2_000n,
    minimum_minor: eg ? 500_000n : 40_000n,
    uses_limit: 500,
    per_customer_limit: 2,
    apply_message_ar: eg ? 'خصم 250 جنيهًا من طلبك' : 'خصم 20 درهمًا من طلبك',
    apply_message_en: eg ? '250 EGP off your order' : '20 AED off your order',
  })
}
