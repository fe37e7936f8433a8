import { data } from 'react-router'
import { isId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { readCouponDesk, readVersions } from './read-coupon-desk.ts'

/** A coupon with its versions for staff, or 404. */
export async function findDeskCoupon(work: Work, id: string | undefined) {
  const [coupon] = id && isId(id) ? await readCouponDesk(work, { state: null, q: '', subjectId: id }) : []
  if (!coupon) throw data(null, { status: 404 })
  return { coupon, versions: await readVersions(work, coupon.subjectId) }
}
