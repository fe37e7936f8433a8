import { siteWords } from '#platform/http/site-words.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { arabic } from './content-ar.ts'
import { english } from './content-en.ts'

export type Section = {
  readonly id: string
  readonly title: string
  /** If given, only this site shows it. */
  readonly site?: string
  readonly text?: readonly string[]
  readonly points?: readonly string[]
}

/** A page that is mostly text. */
export type Content = {
  readonly title: string
  readonly lead: string
  readonly updated?: string
  readonly sections: readonly Section[]
}

export type ContentName = keyof typeof arabic

const contents: Readonly<Record<Locale, Readonly<Record<ContentName, Content>>>> = { ar: arabic, en: english }

export const contentNames = Object.keys(arabic) as readonly ContentName[]

export function isContentName(name: string): name is ContentName {
  return Object.hasOwn(arabic, name)
}

/** The text of a page in one language, with the sections and the office hours of this site. */
export function contentOf(name: ContentName, locale: Locale, site: Site): Content {
  const content = contents[locale][name]
  const hours = siteWords(site, locale).officeHours
  const sections = content.sections.filter((section) => (section.site ?? site) === site)
  return {
    ...content,
    sections: sections.map(({ text, ...section }) => ({
      ...section,
      ...(text && { text: text.map((paragraph) => paragraph.replace('{hours}', hours)) }),
    })),
  }
}
