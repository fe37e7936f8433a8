import type { LoaderFunctionArgs } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { csvMediaType, writeCsv } from '#platform/files/csv.ts'
import { visitOf } from '#platform/http/visit.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import { findDeskCoupon } from './find-desk-coupon.ts'

/** The codes of a batch for a spreadsheet, each with the time of its use. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'coupons', request)
  const { coupon, rows } = await visit.read(async (work) => {
    const { coupon } = await findDeskCoupon(work, params.id)
    const rows = await work.db
      .selectFrom('coupons')
      .leftJoin('coupon_uses', (join) =>
        join.onRef('coupon_uses.coupon_id', '=', 'coupons.id').on('coupon_uses.released_at', 'is', null),
      )
      .select(['coupons.code', 'coupon_uses.at'])
      .where('batch_id', '=', coupon.subjectId)
      .orderBy('coupons.code')
      .execute()
    return { coupon, rows }
  })
  const lines = rows.map(({ code, at }) => [code, at ? sayPlainTime(at, visit.site) : null])
  return new Response(writeCsv(['code', 'used_at'], lines), {
    headers: {
      'content-type': csvMediaType,
      'content-disposition': `attachment; filename="coupons-${coupon.code}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
