import type { Insertable } from 'kysely'
import type { Coupons } from '#platform/work/database.gen.ts'
import { newId } from '#platform/work/id.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { contentOfColumns } from '#pricing/coupons/desk/coupon-content.ts'
import { putInForce, writeVersion } from '#pricing/coupons/write-version.ts'

/** A coupon for tests and the demo: ten percent off the service fees, public, running, unless stated otherwise. */
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
    subjectId: id,
    number: 1,
    code,
    draws: null,
    why: 'sample',
    content: contentOfColumns(row),
  })
  await putInForce(asSystem(work), version)
  if (said.paused_at)
    await work.db.updateTable('coupons').set({ paused_at: said.paused_at }).where('id', '=', id).execute()
  return { id, code }
}

/** The coupons of the demo, on each site and in every state; the first three are the ones that most visitors see. */
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
    apply_message_ar: 'خصم 15% على الشحن الدولي',
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
    apply_message_ar: eg ? 'خصم 250 جنيهًا على طلبك' : 'خصم 20 درهمًا على طلبك',
    apply_message_en: eg ? '250 EGP off your order' : '20 AED off your order',
  })
  await seedOtherStates(work)
}

// Scheduled, ended, unused, paused, secret, limited: the states that the desk and the cart can show.
async function seedOtherStates(work: Work): Promise<void> {
  const days = (count: number) => new Date(work.now.getTime() + count * 86_400_000)
  const eg = work.site === 'eg'
  await sampleCoupon(work, {
    code: 'SUMMER',
    starts_at: days(-10),
    ends_at: days(-1),
    apply_message_ar: 'عرض الصيف: خصم 10% على رسوم الخدمة',
    apply_message_en: 'Summer deal: 10% off the service fees',
  })
  await sampleCoupon(work, {
    code: 'NEWYEAR',
    starts_at: days(90),
    ends_at: days(120),
    line: 'internationalShipping',
    rate: '0.2',
    apply_message_ar: 'رأس السنة: خصم 20% على الشحن الدولي',
    apply_message_en: 'New Year: 20% off international shipping',
  })
  await sampleCoupon(work, {
    code: 'SHOES20',
    line: 'internationalShipping',
    rate: '0.2',
    categories: ['shoes', 'sportswear'],
    countries: ['US'],
    ends_at: days(150),
    max_minor: eg ? 60_000n : 5_000n,
    apply_message_ar: 'خصم 20% على الشحن الدولي للأحذية من أمريكا',
    apply_message_en: '20% off international shipping of shoes from the USA',
  })
  await sampleCoupon(work, {
    code: 'FRIENDS',
    is_public: false,
    kind: 'waive',
    rate: null,
    line: 'storageAndHandling',
    uses_limit: 50,
    apply_message_ar: 'لأصدقاء مرسى: التخزين والمناولة علينا',
    apply_message_en: 'For friends of Marsa: storage and handling are on us',
  })
  await sampleCoupon(work, {
    code: 'PAUSED5',
    rate: '0.05',
    paused_at: work.now,
    apply_message_ar: 'خصم 5% على رسوم الخدمة',
    apply_message_en: '5% off the service fees',
  })
}
