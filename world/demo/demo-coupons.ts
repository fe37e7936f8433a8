import type { Actor, Work } from '#platform/work/work.ts'
import type { CouponContent } from '#pricing/coupons/desk/coupon-content.ts'
import { proposeCoupon } from '#pricing/coupons/desk/propose-coupon.ts'

type Run = <Answer>(who: Actor, at: Date, act: (work: Work) => Promise<Answer>) => Promise<Answer>

/** Coupons made by staff: one that waits for a second person, and a batch of codes. */
export async function fillDemoCoupons(run: Run, finance: Actor, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 86_400_000)
  const propose = (code: string, draws: number | null, content: CouponContent) => {
    const proposal = { key: `demo-coupon-${code}`, subjectId: null, basis: 0, code, draws, content }
    return run(finance, yesterday, (work) => proposeCoupon(work, { ...proposal, why: 'حملة الجمعة البيضاء' }))
  }
  const white: CouponContent = {
    line: 'internationalShipping',
    kind: 'percent',
    rate: '0.4',
    valueMinor: null,
    maxMinor: null,
    minimumMinor: null,
    stackable: false,
    countries: [],
    stores: [],
    categories: [],
    startsAt: now,
    endsAt: new Date(now.getTime() + 5 * 86_400_000),
    usesLimit: 200,
    perCustomerLimit: 1,
    firstOrderOnly: false,
    isPublic: true,
    messageAr: 'الجمعة البيضاء: خصم 40% على الشحن الدولي',
    messageEn: 'White Friday: 40% off international shipping',
  }
  await propose('WHITE40', null, white)
  await propose('GIFT', 25, {
    ...white,
    line: 'serviceFees',
    rate: '0.2',
    endsAt: new Date(now.getTime() + 60 * 86_400_000),
    usesLimit: 1,
    isPublic: false,
    messageAr: 'هدية: خصم 20% على رسوم الخدمة',
    messageEn: 'A gift: 20% off the service fees',
  })
}
