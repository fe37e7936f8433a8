import { CheckoutProgress } from '#checkout/steps/checkout-progress.tsx'
import { CheckoutSummary, ItemsInBrief } from '#checkout/steps/checkout-summary.tsx'
import type { loadContact } from '#checkout/steps/load-checkout.ts'
import { withBackUrl } from '#people/access/back-url.ts'
import { AskCode, CodePromises, CodeSent, EnterCode } from '#people/accounts/mail-code/mail-code-fields.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Columns } from '#platform/ui/lists/columns.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'

type ContactStepProps = {
  readonly facts: Awaited<ReturnType<typeof loadContact>>
  readonly answer: FormAnswer | undefined
}

/** Who is new says their address, and enters by the code that it gets: one question a screen. */
export function ContactStep({ facts, answer }: ContactStepProps) {
  const { asked, here, items, breakdown, locale } = facts
  const signInUrl = withBackUrl(`/${locale}/auth/signin`, here)
  return (
    <>
      <ItemsInBrief items={items} breakdown={breakdown} locale={locale} />
      <CheckoutProgress step="contact" links={{}} />
      <Columns
        main={
          <>
            <PageHeading
              title={asked ? m.people_by_code_title() : m.people_by_code_ask_title()}
              back={{ to: facts.backUrl, text: m.checkout_back() }}
              lead={asked && <CodeSent email={asked.email} changeUrl={here} />}
            />
            <Card as="div" className="max-w-xl">
              {asked ? (
                <EnterCode answer={answer} signInUrl={signInUrl} ask={asked.ask} email={asked.email} />
              ) : (
                <AskCode answer={answer} signInUrl={signInUrl} />
              )}
            </Card>
            <CodePromises withCart />
          </>
        }
        side={
          <Card title={m.checkout_summary_title()} className="max-lg:hidden">
            <CheckoutSummary items={items} breakdown={breakdown} locale={locale} />
          </Card>
        }
      />
    </>
  )
}
