import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { m } from '#words/messages.js'

/** The heading of the add page where there is no product to name it. */
export function AddHeading({ home }: { readonly home: string }) {
  return (
    <div className="pt-6 lg:pt-0">
      <PageHeading title={m.cart_add_title()} back={{ to: `${home}/cart`, text: m.cart_back() }} />
    </div>
  )
}
