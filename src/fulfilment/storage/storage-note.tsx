import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import type { StorageNews } from './say-storage.ts'

/** For the customer: until when their goods are kept for free, and what each day costs then. */
export function StorageNote({ news }: { readonly news: StorageNews | null }) {
  if (news === null) return null
  const { costs, sentences } = news
  return (
    <Notice tone={costs ? 'warn' : 'info'} title={m.storage_title()}>
      <div className="flex flex-col gap-2">
        {sentences.map(({ text, goods }) => (
          <div key={text}>
            {sentences.length > 1 && (
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
