import type { ShownPicture } from '#content/pages/body/shown-picture.ts'
import { readShownPicture } from '#content/pages/media/read-pictures.ts'
import { settingOf } from '#platform/settings/changeable/known-settings.ts'
import { setting, type ValuesOf } from '#platform/settings/changeable/setting.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { siteToday } from '#pricing/quote/explain/site-today.ts'

/** `to`: a path below the language, or an address outside the shop. */
export type HomeBanner = {
  readonly title: string
  readonly text: string
  readonly to: string | null
  readonly picture: ShownPicture | null
}

const title = { kind: 'text', longest: 80, isOptional: true } as const
const text = { kind: 'text', longest: 200, lines: 2, isOptional: true } as const

/**
 * The banner on the home page, in both languages or not at all: without a title nothing is shown. It ends with its last
 * day, if it has one.
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
    picture: { kind: 'picture' },
    until: { kind: 'day' },
  },
  usual: () => ({ titleAr: '', titleEn: '', textAr: '', textEn: '', to: '', picture: '', until: '' }),
  check: ({ titleAr, titleEn, textAr, textEn, to, picture, until }) => {
    if ((titleAr === '') !== (titleEn === ''))
      return { field: titleAr === '' ? 'titleAr' : 'titleEn', word: 'pages_home_both_languages' }
    if ((textAr === '') !== (textEn === ''))
      return { field: textAr === '' ? 'textAr' : 'textEn', word: 'pages_home_both_languages' }
    if (titleAr === '' && textAr + to + picture + until !== '')
      return { field: 'titleAr', word: 'pages_home_title_first' }
    return to === '' || isWay(to) ? null : { field: 'to', word: 'pages_home_link_wrong' }
  },
})

/** The banner to show now, in the language of this work; asks the database only for its picture. */
export async function shownBanner(work: Work): Promise<HomeBanner | null> {
  const said = settingOf(homeBanner, work)
  const isOver = said.until !== '' && siteToday(work.now, work.site) > said.until
  return isOver ? null : bannerOf(work, said)
}

/** What these values show to readers of this work's language, whatever the day. */
export async function bannerOf(
  work: Work,
  said: ValuesOf<(typeof homeBanner)['fields']>,
  locale: Locale = work.locale,
): Promise<HomeBanner | null> {
  const [title, text] = locale === 'ar' ? [said.titleAr, said.textAr] : [said.titleEn, said.textEn]
  if (title === '') return null
  return {
    title,
    text,
    to: said.to === '' ? null : said.to,
    picture: said.picture === '' ? null : await readShownPicture(work, said.picture, locale),
  }
}

// A page of the shop, written without its language, or a page of others over https.
function isWay(to: string): boolean {
  if (/^\/[^/\\]/.test(to)) return !/^\/(ar|en)(\/|$)/.test(to) && URL.canParse(to, 'https://shop.example')
  return to.startsWith('https://') && URL.canParse(to)
}
