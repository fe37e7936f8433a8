import { siteWords } from '#platform/http/site-words.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { Calculation } from './calculation.ts'
import type { CalculationCost } from './cost-calculation.ts'
import type { CalculatorChoices } from './load-calculator.ts'

type ChoicesCardProps = {
  readonly calculation: Calculation
  readonly choices: CalculatorChoices
  readonly cost: CalculationCost | null
  readonly site: Site
}

/** The choices for the whole: payment method, coupon and package, and home delivery. */
export function CalculatorChoicesCard({ calculation, choices, cost, site }: ChoicesCardProps) {
  const packages = (cost?.packages ?? []).flatMap(({ value, name }) => (name === null ? [] : [{ value, text: name }]))
  const error = cost?.view?.couponError ?? undefined
  const message = cost?.view && !error && calculation.coupon !== '' ? cost.applyMessage : null
  return (
    <Card title={m.cart_calc_whole()}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          name="method"
          label={m.cart_calc_method()}
          defaultValue={calculation.method}
          options={choices.methods}
          placeholder={m.cart_calc_method_later()}
        />
        <Select
          key={packages.length}
          name="package"
          label={m.cart_calc_package()}
          defaultValue={calculation.package}
          options={[{ value: 'none', text: m.cart_calc_package_none() }, ...packages]}
          placeholder={m.cart_calc_package_own()}
          {...(cost?.view?.packageMessage && { error: cost.view.packageMessage })}
        />
        <Field
          name="coupon"
          label={m.cart_coupon_question()}
          defaultValue={calculation.coupon}
          error={error}
          {...(message && { hint: message })}
          optional={m.cart_optional()}
          ltr
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={60}
        />
        <Checkbox
          name="deliver"
          label={siteWords(site).deliverHere}
          defaultChecked={calculation.deliver}
          className="sm:pt-7"
        />
      </div>
    </Card>
  )
}

/** A product by its link, beside what is typed already: the same form, sent to where links are read. */
export function LinkField({ home }: { readonly home: string }) {
  return (
    <Card tone="sunken">
      <div className="flex flex-wrap items-end gap-2">
        <Field
          className="min-w-52 grow"
          name="link"
          label={m.cart_calc_by_link()}
          placeholder={m.cart_paste_placeholder()}
          ltr
          type="url"
          autoComplete="off"
        />
        <Button type="submit" formAction={`${home}/calculator-link`} icon="link">
          {m.cart_calc_read()}
        </Button>
      </div>
    </Card>
  )
}
