import type { Locale } from '#platform/work/work.ts'

/** A bookmark that takes the page one looks at to the add page of this site. */
export function bookmarkletCode(origin: string, locale: Locale): string {
  const target = JSON.stringify(`${origin}/${locale}/cart/add?link=`)
  return `javascript:void(location.href=${target}+encodeURIComponent(location.href))`
}
