import type { ChannelName } from '#people/notices/channel-name.ts'
import { channelText } from '#people/notices/kinds/channel-names.ts'
import { concernText } from '#people/notices/kinds/concern-names.ts'
import type { Concern } from '#people/notices/kinds/concerns.ts'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'

type ConcernChoicesProps = {
  readonly choices: readonly {
    readonly concern: Concern
    readonly by: readonly { readonly channel: ChannelName; readonly isWanted: boolean; readonly isLocked: boolean }[]
  }[]
  readonly hasPhone: boolean
  readonly home: string
}

/** For each concern the channels by which it comes: boxes to tick; what cannot be switched off says so. */
export function ConcernChoices({ choices, hasPhone, home }: ConcernChoicesProps) {
  return (
    <>
      <Notice tone="info">{m.notices_settings_why()}</Notice>
      {!hasPhone && (
        <Notice tone="info">
          {m.notices_settings_no_phone()} <TextLink to={`${home}/profile`}>{m.account_profile()}</TextLink>
        </Notice>
      )}
      {choices.map(({ concern, by }) => (
        <Card key={concern} title={concernText[concern].name()}>
          <p className="mb-2 text-sm text-soft">{concernText[concern].hint()}</p>
          <fieldset className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
            <legend className="sr-only">{concernText[concern].name()}</legend>
            {by.map(({ channel, isWanted, isLocked }) =>
              isLocked ? (
                <p key={channel} className="flex min-h-11 items-center gap-3 py-2">
                  <Icon name="lock" className="text-soft" />
                  <span>
                    {channelText(channel)} <span className="text-sm text-soft">· {m.notices_settings_always()}</span>
                  </span>
                </p>
              ) : (
                <Checkbox
                  key={channel}
                  name={`${concern}.${channel}`}
                  defaultChecked={isWanted}
                  label={channelText(channel)}
                />
              ),
            )}
          </fieldset>
        </Card>
      ))}
    </>
  )
}
