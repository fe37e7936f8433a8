import type { PlaceName } from '#content/pages/content-places.ts'
import { readText } from '#content/pages/reading/read-text.ts'
import { shopFactsPort } from '#content/pages/shop-facts.ts'
import { officeHours } from '#fulfilment/requests/offices/office-hours.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import type { Visit } from '#platform/http/visit.ts'

/** The text of a page for this visitor; `?draft=` shows staff one that is not published. */
export async function shownText({ locale, site, ports, read }: Visit, place: PlaceName, request?: Request) {
  const phone = ports.get(shopFactsPort).phones[site]
  const draft = request ? new URL(request.url).searchParams.get('draft') : null
  const text = await foundPage(read((work) => readText(work, { place, phone, draft })))
  return { ...text, phone, hours: officeHours(site, locale) }
}
