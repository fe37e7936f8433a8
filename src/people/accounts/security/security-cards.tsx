import { RecoveryCodes } from '#people/proofs/recovery-codes.tsx'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'

type ShownPasskey = { readonly id: string; readonly name: string; readonly made: string; readonly used: string | null }

/** The account's passkeys, each with the way to remove it. */
export function PasskeysCard({
  passkeys,
  addUrl,
}: {
  readonly passkeys: readonly ShownPasskey[]
  readonly addUrl: string
}) {
  return (
    <Card title={m.people_passkeys_title()}>
      <p className="mb-4 text-soft">{m.people_passkeys_lead()}</p>
      {passkeys.length > 0 && (
        <ul className="mb-4 divide-y divide-line">
          {passkeys.map(({ id, name, made, used }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <p className="font-semibold">
                  <bdi>{name}</bdi>
                </p>
                <p className="text-soft text-sm">
                  {m.people_passkey_made({ day: made })}
                  {used && <> · {m.people_sessions_seen({ time: used })}</>}
                </p>
              </div>
              <SubmitButton kind="secondary" name="do" value={`removePasskey:${id}`} busyLabel={m.people_busy()}>
                {m.people_passkey_remove()}
              </SubmitButton>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={addUrl} icon="key">
        {m.people_passkey_add_title()}
      </ButtonLink>
    </Card>
  )
}

type FactorCardProps = {
  readonly factor: { readonly since: string; readonly codesLeft: number } | null
  /** Other recovery codes that were just made, shown once. */
  readonly codes: readonly string[] | null
}

/** The second factor: off with the way to set it up, or on since a day. */
export function FactorCard({ factor, codes }: FactorCardProps) {
  return (
    <Card title={m.people_factor_title()} aside={factor && <Badge tone="ok">{m.people_factor_on()}</Badge>}>
      <p className="mb-4 text-soft">{m.people_factor_lead()}</p>
      {codes && (
        <RecoveryCodes codes={codes}>
          <p role="status" className="mb-4 font-semibold">
            {m.people_codes_lead()}
          </p>
        </RecoveryCodes>
      )}
      {factor ? (
        <>
          <p className="mb-4">
            {m.people_factor_since({ day: factor.since })} {m.people_factor_codes_left({ count: factor.codesLeft })}
          </p>
          <div className="flex flex-wrap gap-3">
            <SubmitButton kind="secondary" name="do" value="renewCodes" busyLabel={m.people_busy()}>
              {m.people_factor_renew()}
            </SubmitButton>
            <SubmitButton kind="danger" name="do" value="turnFactorOff" busyLabel={m.people_busy()}>
              {m.people_factor_turn_off()}
            </SubmitButton>
          </div>
        </>
      ) : (
        <SubmitButton kind="secondary" icon="shield" name="do" value="beginFactor" busyLabel={m.people_busy()}>
          {m.people_factor_turn_on()}
        </SubmitButton>
      )}
    </Card>
  )
}

/** What else keeps the account safe. */
export function SecurityLinks({ home }: { readonly home: string }) {
  const links = [
    { to: `${home}/password`, text: m.people_change_title() },
    { to: `${home}/profile/email`, text: m.people_email_title() },
    { to: `${home}/sessions`, text: m.people_sessions_title() },
  ]
  return (
    <ul className="mt-6 flex flex-col gap-2">
      {links.map(({ to, text }) => (
        <li key={to}>
          <TextLink to={to}>{text}</TextLink>
        </li>
      ))}
    </ul>
  )
}
