import type { CustomerFacts as Facts } from '#people/accounts/care/read-customer.ts'
import { Facts as FactList } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'

type CustomerFactsProps = {
  readonly customer: Omit<Facts, 'since'> & { readonly since: string }
  readonly siteName: string
  /** Where the whole numbers are shown; null if they are. */
  readonly numbersAt: string | null
}

/** Who the customer is, and how they are reached. */
export function CustomerFacts({ customer, siteName, numbersAt }: CustomerFactsProps) {
  const { email, phone, contactPhone, language, since, isLegacy, newsletter } = customer
  return (
    <Card
      title={m.console_customer_who()}
      aside={
        numbersAt && (phone || contactPhone) && <TextLink to={numbersAt}>{m.console_customer_show_numbers()}</TextLink>
      }
    >
      <FactList
        items={[
          {
            term: m.people_email(),
            value: (
              <bdi dir="ltr" className="wrap-anywhere">
                {email}
              </bdi>
            ),
          },
          { term: m.console_customers_phone(), value: <Ltr>{phone ?? '–'}</Ltr> },
          ...(contactPhone && contactPhone !== phone
            ? [{ term: m.console_customer_contact_phone(), value: <Ltr>{contactPhone}</Ltr> }]
            : []),
          {
            term: m.console_customer_language(),
            value: language === 'ar' ? m.console_customer_arabic() : m.console_customer_english(),
          },
          { term: m.console_customer_site(), value: siteName },
          { term: m.console_customers_since(), value: <bdi>{since}</bdi> },
          ...(isLegacy ? [{ term: m.console_customer_legacy(), value: m.console_customer_yes() }] : []),
          {
            term: m.console_customer_newsletter(),
            value: newsletter ? m.console_customer_yes() : m.console_customer_no(),
          },
        ]}
      />
    </Card>
  )
}
