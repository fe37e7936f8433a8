import type { RateLine } from './rate-lines.ts'

/** Below a price: the rates it was converted with, their source and day. Nothing if nothing was converted. */
export function RateNote({ rates }: { readonly rates: readonly RateLine[] }) {
  if (rates.length === 0) return null
  const warnings = [...new Set(rates.flatMap(({ warning }) => warning ?? []))]
  const feasts = [...new Set(rates.flatMap(({ feast }) => feast ?? []))]
  return (
    <div className="mt-3 flex flex-col gap-1 text-xs text-soft">
      {rates.map(({ currency, text }) => (
        <p key={currency}>{text}</p>
      ))}
      {feasts.map((feast) => (
        <p key={feast}>{feast}</p>
      ))}
      {warnings.map((warning) => (
        <p key={warning} className="text-warn">
          {warning}
        </p>
      ))}
    </div>
  )
}
