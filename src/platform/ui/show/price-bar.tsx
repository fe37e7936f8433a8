import { classes } from './classes.ts'

export type PricePartTone = 'goods' | 'ship' | 'state' | 'us'
export type PricePart = { readonly tone: PricePartTone; readonly amount: bigint }

const tones: Readonly<Record<PricePartTone, string>> = {
  goods: 'bg-part-goods',
  ship: 'bg-part-ship',
  state: 'bg-part-state',
  us: 'bg-part-us',
}

/** Who gets which part of a price, drawn to scale: the goods, the way here, the state, us. */
export function PriceBar({ label, parts }: { readonly label: string; readonly parts: readonly PricePart[] }) {
  const shown = parts.filter(({ amount }) => amount > 0n)
  return (
    <div role="img" aria-label={label} className="price-bar">
      {shown.map(({ tone, amount }) => (
        <span key={tone} className={tones[tone]} style={{ flexGrow: Number(amount) }} />
      ))}
    </div>
  )
}

/** The colour of a part beside its words. */
export function PriceDot({ tone }: { readonly tone: PricePartTone }) {
  return <span aria-hidden="true" className={classes('size-2.5 shrink-0 rounded-[3px]', tones[tone])} />
}
