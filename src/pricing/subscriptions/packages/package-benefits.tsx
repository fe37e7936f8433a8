import { Icon } from '#platform/ui/show/icon.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import type { RawPackage } from '#pricing/quote/tables/tables-form.ts'
import { benefitText } from '#pricing/subscriptions/benefit-text.ts'
import type { SiteCurrency } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type PackageBenefitsProps = {
  readonly terms: RawPackage
  readonly currency: SiteCurrency
  readonly locale: Locale
}

/** The benefits of a package, each in a sentence. */
export function PackageBenefits({ terms, currency, locale }: PackageBenefitsProps) {
  return (
    <ul className="flex flex-col gap-1.5">
      {(terms.benefits ?? []).map((benefit) => (
        <li key={`${benefit.line}${benefit.kind}`} className="flex gap-2">
          <Icon name="check" className="mt-1 shrink-0 text-ok" size={16} />
          {benefitText(benefit, currency, locale)}
        </li>
      ))}
    </ul>
  )
}

/** The goods that a package is for: countries, stores and categories, or everything. */
export function scopeText({ countries = [], stores = [], categories = [] }: RawPackage, locale: Locale): string {
  const list = new Intl.ListFormat(locale)
  const said = [
    countries.length > 0 && list.format(countries.map((one) => countryName(one, locale))),
    stores.length > 0 && list.format(stores.map((one) => isolateLtr(one))),
    categories.length > 0 && list.format(categories.map((one) => categoryName(one, locale))),
  ].filter((one) => one !== false)
  return said.length === 0 ? m.subscriptions_scope_all({}, { locale }) : said.join(' · ')
}
