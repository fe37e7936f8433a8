import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { m } from '#words/messages.js'

type PhoneCardProps = { readonly phone: string | null; readonly isVerified: boolean; readonly locale: string }

/** The account's number: whether it was proved, and the way to prove or change it. */
export function PhoneCard({ phone, isVerified, locale }: PhoneCardProps) {
  return (
    <Card
      title={m.people_phone()}
      aside={
        phone && (
          <Badge tone={isVerified ? 'ok' : 'warn'}>
            {isVerified ? m.people_phone_verified() : m.people_phone_unverified()}
          </Badge>
        )
      }
      className="mt-5"
    >
      {phone && (
        <p className="mb-2 text-lg">
          <Ltr>{phone}</Ltr>
        </p>
      )}
      {!isVerified && <p className="mb-3 text-soft">{m.people_phone_lead()}</p>}
      <ButtonLink to={`/${locale}/account/profile/phone`} icon="phone">
        {isVerified ? m.people_phone_change() : phone ? m.people_phone_verify() : m.people_phone_add()}
      </ButtonLink>
    </Card>
  )
}
