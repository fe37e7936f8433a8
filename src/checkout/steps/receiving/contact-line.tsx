import { stepPath } from '#checkout/steps/checkout-steps.ts'
import type { CheckoutFacts } from '#checkout/steps/read-checkout.ts'
import { Card } from '#platform/ui/show/card.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'

type ContactLineProps = { readonly home: string; readonly facts: Pick<CheckoutFacts, 'contact' | 'choices'> }

/** Whose the order is, in one line. */
export function ContactLine({ home, facts: { contact, choices } }: ContactLineProps) {
  const name = `${contact.firstName} ${contact.lastName}`.trim()
  return (
    <Card as="div">
      <div className="flex items-start gap-3">
        <span className="mt-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-ok-soft text-ok">
          <Icon name="check" size={16} />
        </span>
        <div className="min-w-0 grow">
          {name && (
            <span className="block font-semibold">
              <bdi>{name}</bdi>
            </span>
          )}
          <span className="flex flex-wrap gap-x-4 text-soft">
            <Ltr className="break-all">{contact.email}</Ltr>
            {contact.phone && <Ltr>{contact.phone}</Ltr>}
          </span>
        </div>
        <TextLink to={stepPath(home, 'receive', choices)} className="min-h-11">
          {m.checkout_edit()}
          <span className="sr-only"> {m.checkout_who_receives()}</span>
        </TextLink>
      </div>
    </Card>
  )
}
