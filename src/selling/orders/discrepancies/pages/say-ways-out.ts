import { asSystem, type Locale, type Work } from '#platform/work/work.ts'
import { kindNames, optionNames } from '#selling/orders/discrepancies/discrepancy-names.ts'
import { readDiscrepancy } from '#selling/orders/discrepancies/read-discrepancies.ts'
import { sayOption } from './say-option.ts'

type WaysOut = { readonly locale: Locale; readonly kind: string; readonly text: string; readonly defaultText: string }

/** The options of a case in the customer's words; null if there is nothing to choose. */
export async function sayWaysOut(
  given: Work,
  number: string,
  which: 'offered' | 'chosen' = 'offered',
): Promise<WaysOut | null> {
  const work = asSystem(given)
  const found = await readDiscrepancy(work, number)
  if (which === 'offered' && found.state !== 'proposed') return null
  const { language: locale, options, kind } = found
  const wanted = which === 'offered' ? options : options.filter((one) => one.kind === found.chosenKind)
  const say = (one: (typeof options)[number]) =>
    `${optionNames[one.kind]({}, { locale })}: ${sayOption(one, { locale, site: work.site })}`
  const byDefault = options.find((one) => one.kind === found.defaultKind)
  return {
    locale,
    kind: kindNames[kind]({}, { locale }),
    text: wanted.map(say).join(' '),
    defaultText: byDefault ? optionNames[byDefault.kind]({}, { locale }) : '',
  }
}
