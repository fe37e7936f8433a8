import { settingOf } from '#platform/settings/changeable/known-settings.ts'
import { setting } from '#platform/settings/changeable/setting.ts'
import type { Work } from '#platform/work/work.ts'
import type { HomeSection } from './home-sections.ts'

const headed = ['stores', 'steps', 'fees', 'questions'] as const satisfies readonly HomeSection[]
const parts = ['Title', 'Lead'] as const
type HeadingField = `${(typeof headed)[number]}${(typeof parts)[number]}${'Ar' | 'En'}`
const said = headed.flatMap((section) => parts.map((part) => `${section}${part}` as const))
const forBoth = <Value>(of: (locale: 'Ar' | 'En', name: (typeof said)[number]) => Value) =>
  Object.fromEntries(
    said.flatMap((name) => (['Ar', 'En'] as const).map((locale) => [`${name}${locale}`, of(locale, name)])),
  ) as Readonly<Record<HeadingField, Value>>

/** Titles and leads of sections of the home page in words of their own; empty ones are as usual. */
export const homeHeadings = setting({
  name: 'homeHeadings',
  permission: 'content',
  fields: forBoth((locale, name) => ({
    kind: 'text',
    longest: name.endsWith('Title') ? 60 : 200,
    isOptional: true,
    ...(locale === 'Ar' ? { isArabic: true } : { isLatin: true }),
  })),
  usual: () => forBoth(() => ''),
  check: (values) => {
    const half = said.find((name) => (values[`${name}Ar`] === '') !== (values[`${name}En`] === ''))
    if (!half) return null
    return { field: values[`${half}Ar`] === '' ? `${half}Ar` : `${half}En`, word: 'pages_home_both_languages' }
  },
})

export type Heading = { readonly title: string; readonly lead: string }

/** What the sections are called in words of their own, in the language of this work; an empty text is as usual. */
export function shownHeadings(
  at: Pick<Work, 'site' | 'now' | 'locale'>,
): Readonly<Partial<Record<HomeSection, Heading>>> {
  const values = settingOf(homeHeadings, at)
  const locale = at.locale === 'ar' ? 'Ar' : 'En'
  return Object.fromEntries(
    headed.map((name) => [name, { title: values[`${name}Title${locale}`], lead: values[`${name}Lead${locale}`] }]),
  )
}
