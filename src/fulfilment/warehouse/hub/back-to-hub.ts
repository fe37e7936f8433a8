import { redirect } from 'react-router'
import type { Locale } from '#platform/work/work.ts'

export type HubPlace = {
  readonly locale: Locale
  /** The search of the screen's address when the form was sent. */
  readonly asked: URLSearchParams
  readonly form: FormData
}

const kept = ['shipment', 'q', 'page', 'list']

/** Back to the hub's screen with the result: the shown shipment, the search and the page stay. */
export function backToHub(place: HubPlace, news: Readonly<Record<string, string>>): Response {
  return redirect(hubPath(place, news))
}

export function hubPath({ locale, asked, form }: HubPlace, news: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams()
  for (const name of kept) {
    const value = asked.get(name)
    if (value) search.set(name, value)
  }
  const shown = form.get('shipment')
  if (typeof shown === 'string' && shown !== '') search.set('shipment', shown)
  for (const [name, value] of Object.entries(news)) search.set(name, value)
  return `/${locale}/ops/hub?${search}`
}
