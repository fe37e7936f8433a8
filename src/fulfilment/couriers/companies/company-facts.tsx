import { Form } from 'react-router'
import { kilograms } from '#fulfilment/couriers/kilograms.ts'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { m } from '#words/messages.js'
import { ConnectionText, Offered } from './company-state.tsx'
import type { CompanyPageFacts } from './load-company.ts'

/** A company's data, the state of the connection to it, and whether customers are offered it. */
export function CompanyFacts({ facts }: { readonly facts: CompanyPageFacts }) {
  const { company, locale, now, currency, mayRun } = facts
  const cash = !company.collectsCash ? (
    m.couriers_no_cash()
  ) : company.mostCashMinor === null ? (
    m.couriers_any_cash()
  ) : (
    <>
      {m.couriers_cash_up_to()} <Amount money={money(company.mostCashMinor, currency)} locale={locale} />
    </>
  )
  return (
    <Card title={m.couriers_connection()} aside={<Offered company={company} />}>
      <Facts
        look="grid"
        items={[
          { term: m.couriers_connection(), value: <ConnectionText company={company} locale={locale} now={now} /> },
          { term: m.couriers_cash(), value: cash },
          {
            term: m.couriers_most_weight(),
            value: m.couriers_kilograms({ kilograms: kilograms(company.mostGrams) }),
          },
        ]}
      />
      {company.connection?.fault && (
        <p className="mt-2 text-sm text-bad">
          <Ltr className="break-all">{company.connection.fault}</Ltr>
        </p>
      )}
      {mayRun && (
        <Form method="post" className="mt-4">
          <input type="hidden" name="isOn" value={company.isOn ? 'no' : 'yes'} />
          <SubmitButton name="do" value="switch" kind="secondary" size="small">
            {company.isOn ? m.couriers_switch_off() : m.couriers_switch_on()}
          </SubmitButton>
        </Form>
      )}
    </Card>
  )
}
