import { useState } from 'react'
import { classes } from '#platform/ui/show/classes.ts'
import { groupedCode, isIban } from '#platform/ui/show/grouped-code.ts'
import { Button } from './button.tsx'

export type CopyCodeProps = {
  readonly code: string
  readonly label: string
  readonly copyLabel: string
  readonly copiedLabel: string
  readonly large?: boolean
}

/** A code to show at a desk or paste elsewhere: one tap copies it, one click selects it. */
export function CopyCode({ code, label, copyLabel, copiedLabel, large = false }: CopyCodeProps) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    setCopied(true)
    setTimeout(() => setCopied(false), 3000)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded border border-line bg-sunken p-4">
      <div className="min-w-0">
        <p className="text-sm text-soft">{label}</p>
        <bdi
          dir="ltr"
          className={classes(
            'figures block w-fit font-semibold select-all',
            large ? 'text-2xl whitespace-nowrap sm:text-3xl' : 'text-lg break-all',
          )}
        >
          {(large || isIban(code) ? groupedCode(code) : [code]).map(toGroup)}
        </bdi>
      </div>
      <Button size="small" icon={copied ? 'check' : 'copy'} onClick={copy}>
        <span aria-live="polite">{copied ? copiedLabel : copyLabel}</span>
      </Button>
    </div>
  )
}

// A line may break between two groups; the gap is a margin, not a space, so that only the code is selected and copied.
function toGroup(group: string, place: number, { length }: readonly string[]) {
  return (
    <span key={place} className={place < length - 1 ? 'me-2 inline-block' : 'inline-block'}>
      {group}
    </span>
  )
}
