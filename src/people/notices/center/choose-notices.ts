import type { ChannelName } from '#people/notices/channel-name.ts'
import { channelNames } from '#people/notices/channels.ts'
import { type Concern, concernNames, isLockedOn, isWanted } from '#people/notices/kinds/concerns.ts'
import { isTimeZone, type QuietHours, readQuietHours } from '#people/notices/kinds/quiet-hours.ts'
import { no } from '#people/notices/notices.refusals.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

export type NoticeChoice = { readonly concern: Concern; readonly channel: ChannelName; readonly isWanted: boolean }

/** What the customer chose, or what is usual, for each concern and channel; and their quiet hours. */
export async function readNoticeChoices(work: Work) {
  const id = customerOf(work)
  const rows = await work.db
    .selectFrom('notice_choices')
    .select(['concern', 'channel', 'is_wanted'])
    .where('customer_id', '=', id)
    .execute()
  const chosen = new Map(rows.map((row) => [`${row.concern} ${row.channel}`, row.is_wanted]))
  const choices = concernNames.map((concern) => ({
    concern,
    by: channelNames.map((channel) => ({
      channel,
      isWanted: isWanted(concern, channel, chosen.get(`${concern} ${channel}`) ?? null),
      isLocked: isLockedOn(concern, channel),
    })),
  }))
  const { phone } = await work.db.selectFrom('customers').select('phone').where('id', '=', id).executeTakeFirstOrThrow()
  return { choices, quiet: await readQuietHours(work, id), hasPhone: phone !== null }
}

/** Keeps what the customer wants to hear of and how. Refuses to switch off what concerns money or safety, whoever asks. */
export async function chooseNotices(work: Work, choices: readonly NoticeChoice[]): Promise<void> {
  const id = customerOf(work)
  if (choices.some(({ concern, channel, isWanted: wanted }) => !wanted && isLockedOn(concern, channel)))
    throw no.NOTICE_CHOICE_LOCKED()
  const rows = choices
    .filter(({ concern, channel }) => !isLockedOn(concern, channel))
    .map(({ concern, channel, isWanted: wanted }) => ({ customer_id: id, concern, channel, is_wanted: wanted }))
  if (rows.length === 0) return
  await work.db
    .insertInto('notice_choices')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'concern', 'channel'])
        .doUpdateSet((eb) => ({ is_wanted: eb.ref('excluded.is_wanted') })),
    )
    .execute()
}

/** Keeps the customer's quiet hours; null: none. */
export async function setQuietHours(work: Work, quiet: QuietHours | null): Promise<void> {
  const id = customerOf(work)
  await work.db.deleteFrom('quiet_hours').where('customer_id', '=', id).execute()
  if (quiet === null) return
  const { fromMinute, untilMinute, timeZone } = quiet
  if (!isTimeZone(timeZone)) throw platformNo.NOT_FOUND()
  await work.db
    .insertInto('quiet_hours')
    .values({ customer_id: id, from_minute: fromMinute, until_minute: untilMinute, time_zone: timeZone })
    .execute()
}

function customerOf({ who }: Work): string {
  if (who.kind !== 'customer') throw platformNo.INVALID_TOKEN()
  return who.id
}
