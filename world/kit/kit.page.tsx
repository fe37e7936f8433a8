import { useSearchParams } from 'react-router'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { KitActions } from './kit-actions.tsx'
import { KitConsole } from './kit-console.tsx'
import { KitEmpties } from './kit-empties.tsx'
import { KitForms } from './kit-forms.tsx'
import { KitFrame } from './kit-frame.tsx'
import { KitLists } from './kit-lists.tsx'
import { KitLook } from './kit-look.tsx'
import { KitMoney } from './kit-money.tsx'
import { KitOver } from './kit-over.tsx'
import { KitProduct } from './kit-product.tsx'
import { KitStates } from './kit-states.tsx'
import { readKit } from './kit-words.ts'

/** The whole kit on one page, for developers of screens and for reviews of the design. Not in production builds. */
export default function KitPage() {
  const [search] = useSearchParams()
  const kit = readKit(search)
  const rtl = kit.locale === 'ar'
  return (
    <div lang={kit.locale} dir={rtl ? 'rtl' : 'ltr'} data-theme={kit.theme === 'auto' ? undefined : kit.theme}>
      <title>{kit.w('title')}</title>
      {search.get('frame') === 'console' ? (
        <KitConsole kit={kit} />
      ) : (
        <KitFrame kit={kit}>
          <PageHeading title={kit.w('title')} lead={kit.w('lead')} />
          <div className="flex flex-col gap-12">
            <KitLook kit={kit} />
            <KitActions kit={kit} />
            <KitForms kit={kit} />
            <KitStates kit={kit} />
            <KitMoney kit={kit} />
            <KitProduct kit={kit} />
            <KitLists kit={kit} />
            <KitOver kit={kit} />
            <KitEmpties kit={kit} />
          </div>
        </KitFrame>
      )}
    </div>
  )
}
