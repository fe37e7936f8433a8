import type { Visit } from '#platform/http/visit.ts'
import { type Ceiling, limitGrowing } from '#platform/work/limit-rate.ts'
import { keepChoiceProof } from './forwarding/keep-choice-proof.ts'
import { adReceivers, type ReceiverName } from './forwarding/receivers.ts'
import { sayCompanies } from './forwarding/say-companies.ts'
import { arrivalOf } from './read-visitor.ts'
import { readTouch } from './sources.ts'
import { asksNotTo, readCame, readChoice, withTouch, writeCame, writeChoice } from './visitor-cookies.ts'

const longest = 1000
/** Behind one network may be a whole office; a machine that fills the register is stopped. */
const perNetwork: Ceiling = [
  [60, 3600],
  [300, 86_400],
]

/** How a visitor arrived, and the companies that are told what comes of it if they agree; in the words of the sentence, too. */
export type ConsentQuestion = { readonly arrived: string; readonly companies: string; readonly receivers: string }

/**
 * What a visitor has to be asked: with how they arrived, to be kept if they agree. Null where nothing would be kept: a direct visit, a
 * choice that was made, a browser that asks not to be tracked, staff.
 */
export function consentQuestion(visit: Visit, request: Request): ConsentQuestion | null {
  const { cookies, origin, who } = visit
  const { pathname, search } = new URL(request.url)
  const headers = Object.fromEntries(request.headers)
  if (who.kind === 'staff' || readChoice(cookies, headers) !== null) return null
  const touch = arrivalOf({ url: pathname + search, headers, origin })
  if (!touch) return null
  const { source, campaign, clicks } = touch
  const arrived = new URLSearchParams({ utm_source: source, utm_campaign: `${source}_${campaign}`, ...clicks })
  return { arrived: arrived.toString().slice(0, longest), ...namedCompanies(visit) }
}

/** The companies that are told what happens here, as a sentence and as a form names them; both empty where nobody is. */
export function namedCompanies({ ports, locale }: Visit) {
  const names = ports.get(adReceivers).map(({ name }) => name)
  return { companies: sayCompanies(names, locale), receivers: names.join(' ') }
}

type Asked = {
  /** How the visitor arrived when they were asked. */
  readonly arrived: string
  /** The companies that the question named. */
  readonly receivers: string
  readonly wording: (companies: string) => string
}

/**
 * Keeps a choice: its cookies, which it answers, and its proof. A browser that asks not to be tracked has said no. Whoever says no and
 * was never counted is not written down: there is no number to write them down by.
 */
export async function keepChoice(
  visit: Visit,
  request: Request,
  pressed: 'yes' | 'no',
  { arrived, receivers, wording }: Asked,
): Promise<readonly string[]> {
  const { cookies, origin, now, ports, locale } = visit
  const choice = asksNotTo(Object.fromEntries(request.headers)) ? 'no' : pressed
  const before = readCame(cookies)
  const touch = readTouch(new URLSearchParams(arrived.slice(0, longest)), null)
  const came =
    choice === 'no'
      ? before
      : touch || !before
        ? withTouch(before, touch ?? { source: 'Organic', campaign: '', clicks: {} }, now)
        : before
  const asked = receivers.split(' ')
  const named: readonly ReceiverName[] = ports
    .get(adReceivers)
    .flatMap(({ name }) => (asked.includes(name) ? [name] : []))
  if (came)
    await visit.write(async (work) => {
      await limitGrowing(work, `measuring:${visit.network}`, perNetwork)
      await keepChoiceProof(work, {
        client: came.client,
        choice,
        receivers: choice === 'yes' ? named : [],
        wording: choice === 'yes' ? wording(sayCompanies(named, locale)) : '',
      })
    })
  const chosen = writeChoice(choice, origin)
  return choice === 'yes' && came ? [...chosen, writeCame(came, origin)] : chosen
}
