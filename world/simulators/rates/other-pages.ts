import { dayInMood, inMood, type Mood } from './moods.ts'
import { cbuae, ecb, erApi, lastWeekday } from './rate-book.ts'

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
const written = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The Emirati bank's page fragment. */
export function emiratiFragment(mood: Mood, today: string): string {
  const day = new Date(dayInMood(mood, lastWeekday(today)))
  const rows = Object.entries(cbuae).map(([name, value]) => {
    const said = name === 'US Dollar' ? value : inMood(mood, Number(value), Number(value)).sell
    const label = mood === 'strangers' && name === 'Euro' ? 'Single Currency' : name
    return `<tr><td></td><td>${label}</td><td class="value">${said}</td></tr>`
  })
  return `<div class="row mb-4"><div class="col"><p>Last updated:\r\n\r\n${weekday.format(day)} ${written.format(day)} 6:00:05 PM</p>
</div></div><table><thead><tr><th></th><th>Currency</th><th>Rate</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`
}

/** The European bank's sheet. */
export function europeanSheet(mood: Mood, today: string): string {
  const cubes = Object.entries(ecb).map(([currency, rate]) => {
    const said = currency === 'USD' ? rate : inMood(mood, Number(rate), Number(rate)).sell
    return `<Cube currency='${currency}' rate='${said}'/>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube><Cube time='${dayInMood(mood, lastWeekday(today))}'>${cubes.join('')}</Cube></Cube></gesmes:Envelope>`
}

/** The dollar sheet of the open source. */
export function openSheet(mood: Mood, today: string): string {
  const rates = Object.fromEntries(
    Object.entries(erApi).map(([currency, rate]) => [currency, currency === 'USD' ? 1 : inMood(mood, rate, rate).sell]),
  )
  const updated = Date.parse(dayInMood(mood, today)) / 1000
  return JSON.stringify({ result: 'success', base_code: 'USD', time_last_update_unix: updated, rates })
}

/** The page of a firewall, sent with a status of 200. */
export const wall =
  '<html><head><title>Request Rejected</title></head><body>The requested URL was rejected.</body></html>'
