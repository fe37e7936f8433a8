import { Notice } from '#platform/ui/show/notice.tsx'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { Storage } from './read-storage.ts'
import { sayStorage } from './say-storage.ts'

type StorageNoteProps = { readonly storage: readonly Storage[]; readonly locale: Locale; readonly site: Site }

/** For the customer: until when their goods are kept for free, and what each day costs then. Goods with the same terms stand together. */
export function StorageNote({ storage, locale, site }: StorageNoteProps) {
  const lines = storage.flatMap((one) => {
    const text = sayStorage(one, { locale, site })
    return text === null ? [] : [{ ...one, text }]
  })
  if (lines.length === 0) return null
  const costs = lines.some(({ bookedMinor, isWaiting }) => bookedMinor > 0n && isWaiting)
  const groups = [...Map.groupBy(lines, ({ text }) => text)]
  return (
    <Notice tone={costs ? 'warn' : 'info'} title={m.storage_title()}>
      <div className="flex flex-col gap-2">
        {groups.map(([text, goods]) => (
          <div key={text}>
            {groups.length > 1 && (
              <p className="font-semibold">
                {goods.map(({ itemId, title }) => (
                  <bdi key={itemId} className="block line-clamp-1">
                    {title}
                  </bdi>
                ))}
              </p>
            )}
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Notice>
  )
}
