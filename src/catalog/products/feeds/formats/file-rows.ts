import type { Feed } from '#catalog/products/feeds/runs.ts'
import type { FileAnswer } from '#catalog/reader/fetching/file-fetcher.ts'
import type { FeedRow, Progress } from './feed-row.ts'
import { feedText, unpacked } from './feed-text.ts'
import { statedRows, type TableFormat } from './stated-rows.ts'
import { tableRows } from './table-rows.ts'
import { xmlRows } from './xml-rows.ts'

/** The rows of one file as it arrives, in memory that does not grow with it. */
export async function* fileRows(
  file: FileAnswer,
  feed: Pick<Feed, 'format' | 'mostBytes'>,
  progress: Progress,
): AsyncGenerator<readonly FeedRow[]> {
  const most = Number(feed.mostBytes)
  // A packed file may be packed once more on its way.
  const once = unpacked(file.body, most, () => undefined)
  const bytes = unpacked(once, most, (more) => {
    progress.bytes += more
  })
  const text = feedText(bytes, file.contentType)
  const format = feed.format as TableFormat
  const head = await firstText(text)
  const rows = looksLikeXml(head.text) ? xmlRows(head.all()) : tableRows(head.all())
  yield* statedRows(rows, format)
}

/** What a file is, its first sign says better than what somebody chose: shops change their files' form without a word. */
const looksLikeXml = (text: string) => /^[\s\ufeff]*</.test(text)

async function firstText(text: AsyncGenerator<string>) {
  const { value = '', done } = await text.next()
  async function* all() {
    yield value.replace(/^\ufeff/, '')
    if (!done) yield* text
  }
  return { text: value, all }
}
