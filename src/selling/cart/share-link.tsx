import { useEffect, useState } from 'react'
import { Button } from '#platform/ui/forms/button.tsx'
import { m } from '#words/messages.js'

type ShareLinkProps = {
  readonly link: string
  readonly label: string
  /** What the phone's share sheet says of it; without it the link is only copied. */
  readonly title?: string
}

/** A link for others: one tap shares it where the browser can, another copies it; without JavaScript it can be selected. */
export function ShareLink({ link, label, title }: ShareLinkProps) {
  const [copied, setCopied] = useState('')
  const [mayShare, setMayShare] = useState(false)
  useEffect(() => setMayShare(title !== undefined && 'share' in navigator), [title])
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setCopied(link)
  }
  // Closing the share sheet without choosing is no fault.
  const share = () => navigator.share({ url: link, ...(title && { title }) }).catch(() => undefined)
  return (
    <div className="flex flex-wrap items-end gap-2">
      <label className="min-w-0 grow text-sm">
        <span className="mb-1 block text-soft">{label}</span>
        <input readOnly dir="ltr" value={link} className="control w-full truncate px-3 text-sm" />
      </label>
      {mayShare && (
        <Button icon="share" kind="primary" onClick={share} className="shrink-0">
          {m.cart_share_send()}
        </Button>
      )}
      <Button icon={copied === link ? 'check' : 'copy'} onClick={copy} className="shrink-0 whitespace-nowrap">
        <span aria-live="polite">{copied === link ? m.cart_calc_copied() : m.cart_calc_copy()}</span>
      </Button>
    </div>
  )
}
