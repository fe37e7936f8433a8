const minute = 60_000
const ranges = { minute: 60, hour: 24 } as const

/** The first moment after `after` that `cron` names, in UTC: minutes and hours as `*`, `every fifth (* over 5)`, `7`, `6-18`; each day. */
export function nextTime(cron: string, after: Date): Date {
  const [minutes = '', hours = '', ...days] = cron.split(' ')
  if (days.join(' ') !== '* * *') throw new Error(`A chore goes round each day: ${cron}`)
  const isMinute = matcher(minutes, ranges.minute)
  const isHour = matcher(hours, ranges.hour)
  for (let at = Math.floor(after.getTime() / minute) + 1; ; at++) {
    const time = new Date(at * minute)
    if (isMinute(time.getUTCMinutes()) && isHour(time.getUTCHours())) return time
  }
}

function matcher(field: string, range: number): (value: number) => boolean {
  const [, step, from, to] = field.match(/^(?:\*(?:\/(\d+))?|(\d+)(?:-(\d+))?)$/) ?? refuse(field)
  const [first, last] = from === undefined ? [0, range - 1] : [Number(from), Number(to ?? from)]
  if (first > last || last >= range || Number(step ?? 1) < 1) refuse(field)
  return (value) => value >= first && value <= last && (value - first) % Number(step ?? 1) === 0
}

function refuse(field: string): never {
  throw new Error(`No time of a chore: ${field}`)
}
