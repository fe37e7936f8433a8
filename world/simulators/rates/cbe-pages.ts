import { dayInMood, inMood, type Mood } from './moods.ts'
import { publishedBetween } from './rate-book.ts'
import { type Cell, writeBomb, writeWorkbook } from './write-workbook.ts'

const DAY = 86_400_000

/** The page whose form must be sent back with its token. */
export function formPage(token: string): string {
  return `<!doctype html><html><body><h1>Historical data</h1><form action="/api/statistics/GetHistoricalData" method="post">
<input name="__RequestVerificationToken" type="hidden" value="${token}" /><input name="DataSourceId" type="hidden" />
</form></body></html>`
}

/** The workbook for a filled form, as this source is in the mood to write it. */
export function workbookFor(form: URLSearchParams, mood: Mood, today: string): Buffer {
  if (mood === 'bomb' || mood === 'hiddenBomb') return writeBomb(mood === 'hiddenBomb')
  const wanted = form.getAll('SelectedSelectOptions')
  const [from, to] = [form.get('FromDateRaw'), form.get('ToDateRaw')].map((day) =>
    (day ?? '').split('/').reverse().join('-'),
  )
  const published = publishedBetween(from ?? '', to ?? '', today).filter(({ name }) => wanted.includes(name))
  const newest = published[0]?.day
  const rows: (readonly Cell[])[] = [['Exchange Rates Historical'], ['Date', 'Currency', 'Buy', 'Sell']]
  for (const { day, name, buy, sell } of published) {
    if (mood === 'stale' && day !== newest) continue
    const isNow = day === newest && newest >= today
    const said = isNow ? inMood(mood, sell, buy) : { sell, buy }
    const label = mood === 'strangers' && name === 'Chinese Yuan' ? 'Renminbi of the Mainland' : name
    rows.push([serial(isNow || mood === 'stale' ? dayInMood(mood, day) : day), label, said.buy, said.sell])
  }
  const file = writeWorkbook(rows)
  return mood === 'cutOff' ? file.subarray(0, Math.floor(file.length / 2)) : file
}

function serial(day: string): number {
  return (Date.parse(day) - Date.UTC(1899, 11, 30)) / DAY
}
