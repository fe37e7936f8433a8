import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { ReceiverName } from './receivers.ts'

const names: Readonly<Record<ReceiverName, typeof m.tracking_company_google>> = {
  google: m.tracking_company_google,
  meta: m.tracking_company_meta,
  tiktok: m.tracking_company_tiktok,
}

/** Companies of adverts as a sentence names them; empty for none. */
export function sayCompanies(companies: readonly ReceiverName[], locale: Locale): string {
  return new Intl.ListFormat(locale).format(companies.map((name) => names[name]({}, { locale })))
}

export function sayCompany(name: string, locale: Locale): string {
  return name in names ? names[name as ReceiverName]({}, { locale }) : name
}
