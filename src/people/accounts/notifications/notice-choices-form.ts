import { z } from 'zod'
import type { NoticeChoice } from '#people/notices/center/choose-notices.ts'
import { channelNames } from '#people/notices/channels.ts'
import { concernNames, isLockedOn } from '#people/notices/kinds/concerns.ts'
import { isTimeZone } from '#people/notices/kinds/quiet-hours.ts'

/** A ticked box is `concern.channel=on`. What is locked has no box; who sends `off` for it is refused in the use-case. */
export const choicesForm = z.record(z.string(), z.unknown()).transform((fields): readonly NoticeChoice[] =>
  concernNames.flatMap((concern) => {
    const ticked = ticks.parse(fields[concern])
    return channelNames
      .filter((channel) => !isLockedOn(concern, channel) || ticked[channel] === 'off')
      .map((channel) => ({ concern, channel, isWanted: ticked[channel] === 'on' }))
  }),
)
const ticks = z.record(z.string(), z.string()).catch({})

const clock = z
  .string()
  .trim()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'notices_quiet_bad_time')
  .transform((text) => {
    const [hours = '0', minutes = '0'] = text.split(':')
    return Number(hours) * 60 + Number(minutes)
  })

export const quietForm = z
  .object({ from: clock, until: clock, timeZone: z.string().refine(isTimeZone, 'notices_quiet_bad_zone') })
  .refine(({ from, until }) => from !== until, { path: ['until'], message: 'notices_quiet_same' })
  .transform(({ from, until, timeZone }) => ({ fromMinute: from, untilMinute: until, timeZone }))
