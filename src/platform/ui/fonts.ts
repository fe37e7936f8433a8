import arabic from './fonts/arabic-400.woff2?url'
import latin from './fonts/latin-400.woff2?url'

/** The font files that a page in this language needs first, for `<link rel="preload" as="font">`. */
export function fontFiles(locale: 'ar' | 'en'): readonly string[] {
  return locale === 'ar' ? [arabic, latin] : [latin]
}
