import type { SecurityEventName } from '#people/access/security/security-events.ts'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'

export type ShownEvent = {
  readonly id: string
  readonly event: SecurityEventName
  readonly time: string
  readonly device: string | null
  readonly ip: string | null
}

const names: Readonly<Record<SecurityEventName, () => string>> = {
  signedIn: m.people_log_signed_in,
  signInFailed: m.people_log_failed,
  signInBlocked: m.people_log_blocked,
  secondFactorFailed: m.people_log_factor_failed,
  proofFailed: m.people_log_proof_failed,
  refused: m.people_log_failed,
  passwordChanged: m.people_change_done,
  passwordReset: m.people_log_password_reset,
  signInDenied: m.people_log_denied,
  sessionsEnded: m.people_log_sessions_ended,
  emailChanged: m.people_log_email_changed,
  emailRestored: m.people_log_email_restored,
  secondFactorOn: m.people_log_factor_on,
  secondFactorOff: m.people_log_factor_off,
  recoveryCodeUsed: m.people_log_recovery_used,
  recoveryCodesRenewed: m.people_log_codes_renewed,
  passkeyAdded: m.people_log_passkey_added,
  passkeyRemoved: m.people_log_passkey_removed,
}

/** What happened at the doors of the account: sign-ins, wrong passwords and codes, changes. */
export function OwnLog({ events }: { readonly events: readonly ShownEvent[] }) {
  return (
    <Card title={m.people_log_title()} className="mt-5">
      <p className="mb-3 text-soft">{m.people_log_lead()}</p>
      {events.length === 0 && <p>{m.people_log_empty()}</p>}
      <ol className="divide-y divide-line">
        {events.map(({ id, event, time, device, ip }) => (
          <li key={id} className="py-3">
            <p>{names[event]()}</p>
            <p className="text-soft text-sm">
              {time}
              {device && (
                <>
                  {' '}
                  · <bdi>{device}</bdi>
                </>
              )}
              {ip && (
                <>
                  {' '}
                  · <bdi dir="ltr">{ip}</bdi>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
