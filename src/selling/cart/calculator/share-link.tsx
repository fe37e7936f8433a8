import { useState } from 'react'
import { Button } from '#platform/ui/forms/button.tsx'
import { m } from '#words/messages.js'

/** The link that shows the same calculation to others: one tap copies it, without a script it can be selected. */
export function ShareLink({ link }: { readonly link: string }) {
  const [copied, setCopied] = useState('')
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setCopied(link)
  }
  return (
    <div className="flex items-end gap-2">
      <label className="min-w-0 grow text-sm">
        <span className="mb-1 block text-soft">{m.cart_calc_share()}</span>
        <input readOnly dir="ltr" value={link} className="control w-full truncate px-3 text-sm" />
      </label>
      <Button icon={copied === link ? 'check' : 'copy'} onClick={copy} className="shrink-0 whitespace-nowrap">
        <span aria-live="polite">{copied === link ? m.cart_calc_copied() : m.cart_calc_copy()}</span>
      </Button>
    </div>
  )
}
