import { useSearchParams } from 'react-router'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'

/**
 * A phone by its last digits, and the way to the whole of it: the same page with `number` in its address, which names the row
 * of a list. The page then shows it, with the look recorded.
 */
export function ShownNumber({ number, of = '1' }: { readonly number: string; readonly of?: string }) {
  const [search] = useSearchParams()
  const shown = new URLSearchParams(search)
  shown.set('number', of)
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <Ltr>{number}</Ltr>
      {number.startsWith('•') && <TextLink to={`?${shown}`}>{m.people_show_number()}</TextLink>}
    </span>
  )
}
