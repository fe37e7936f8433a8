import latin from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2?url'
import arabic from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url'

/** The font files a page of this language needs first, for `<link rel="preload" as="font">`. */
export function fontFiles(locale: 'ar' | 'en'): readonly string[] {
  return locale === 'ar' ? [arabic, latin] : [latin]
}
