import type { Sent } from './mail-answer.ts'

/** Fewer mails than this say nothing of the server, or of the mail that they all are. */
const fewest = 5

/** Whether a server took none of them now: nothing of it is the fault of an address. */
export function isOutage(sent: readonly Sent[]): boolean {
  return sent.length >= fewest && sent.every(({ answer }) => answer.kind === 'later')
}

/** The mails refused alike until now, with the next ones; none where these were not, or were for another reason. */
export function withRefused(before: readonly Sent[], next: readonly Sent[]): readonly Sent[] {
  if (next.length === 0) return before
  const all = [...before, ...next]
  return areAlike(all) ? all : areAlike(next) ? next : []
}

/** Whether so many were refused alike that the mail itself is refused. */
export function isMailRefused(alike: readonly Sent[]): boolean {
  return alike.length >= fewest
}

function areAlike(sent: readonly Sent[]): boolean {
  const reasons = sent.map(({ answer }) =>
    answer.kind === 'refused' && answer.about === 'mail' ? kindOf(answer.why) : null,
  )
  return reasons.every((reason) => reason !== null && reason === reasons[0])
}

// The code, the command and the number of the answer: the sentence behind them may name the reader.
function kindOf(why: string): string {
  return /^.*?\b\d{3}\b/.exec(why)?.[0] ?? why
}
