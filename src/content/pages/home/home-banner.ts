import { settingOf } from '#platform/settings/changeable/known-settings.ts'
import { setting } from '#platform/settings/changeable/setting.ts'
import type { Locale, Work } from '#platform/work/work.ts'

/** `to`: a path below the language, or an address outside the shop. */
export type HomeBanner = { readonly title: string; readonly text: string; readonly to: string | null }

const title = { kind: 'text', longest: 80, isOptional: true } as const
const text = { kind: 'text', longest: 200, lines: 2, isOptional: true } as const

/**
 * The banner on the home page, in both languages or not at all: without a title nothing is shown. A later version without
 * one ends it.
 */
export const homeBanner = setting({
  name: 'homeBanner',
  permission: 'content',
  fields: {
    titleAr: { ...title, isArabic: true },
    titleEn: { ...title, isLatin: true },
    textAr: { ...text, isArabic: true },
    textEn: { ...text, isLatin: true },
    to: { kind: 'text', longest: 300, isLatin: true, isOptional: true },
  },
  usual: () => ({ titleAr: '', titleEn: '', textAr: '', textEn: '', to: '' }),
  check: ({ titleAr, titleEn, textAr, textEn, to }) => {
    if ((titleAr === '') !== (titleEn === ''))
      return { field: titleAr === '' ? 'titleAr' : 'titleEn', word: 'pages_home_both_languages' }
    if ((textAr === '') !== (textEn === ''))
      return { field: textAr === '' ? 'textAr' : 'textEn', word: 'pages_home_both_languages' }
    if (titleAr === '' && textAr + to !== '') return { field: 'titleAr', word: 'pages_home_title_first' }
    return to === '' || isWay(to) ? null : { field: 'to', word: 'pages_home_link_wrong' }
  },
})

/** The banner that holds now, in this language. */
export function shownBanner(at: Pick<Work, 'site' | 'now'>, locale: Locale): HomeBanner | null {
  const said = settingOf(homeBanner, at)
  const [own, lead] = locale === 'ar' ? [said.titleAr, said.textAr] : [said.titleEn, said.textEn]
  return own === '' ? null : { title: own, text: lead, to: said.to === '' ? null : said.to }
}

// A page of the shop, written without its language, or a page of others over https.
function isWay(to: string): boolean {
  if (/^\/[^/\\]/.test(to)) return !/^\/(ar|en)(\/|$)/.test(to) && URL.canParse(to, 'https://shop.example')
  return to.startsWith('https://') && URL.canParse(to)
}
