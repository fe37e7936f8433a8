import { m } from '#words/messages.js'
import type { DraftItem } from './draft-item.ts'

/** That our team read the page, since when, and that a price of some days ago may have changed. */
export function StaffRead({ form: { byStaff } }: { readonly form: DraftItem }) {
  if (!byStaff) return null
  return (
    <p className="mt-1 text-sm">
      {m.cart_found_by_staff({ age: byStaff.age })} {byStaff.isOld && m.cart_found_by_staff_old()}
    </p>
  )
}
