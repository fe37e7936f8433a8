import { Scene } from '#platform/ui/scenes/scenes.tsx'
import { Stage } from '#platform/ui/show/stage.tsx'
import { m } from '#words/messages.js'

const steps = [
  { scene: 'buy', tone: 'sea', title: m.cart_product_step_buy, text: m.cart_product_step_buy_text },
  { scene: 'photo', tone: 'sand', title: m.cart_product_step_photo, text: m.cart_product_step_photo_text },
  { scene: 'ship', tone: 'sky', title: m.cart_product_step_ship, text: m.cart_product_step_ship_text },
  { scene: 'collect', tone: 'clay', title: m.cart_product_step_collect, text: m.cart_product_step_collect_text },
] as const

/** What happens to the goods once they are paid, in the order it happens. */
export function AfterPaying({ arrival }: { readonly arrival: string | null }) {
  return (
    <section aria-labelledby="after-paying" className="mt-12 lg:mt-16">
      <h2 id="after-paying" className="mb-5 text-2xl">
        {m.cart_product_after()}
      </h2>
      <ol className="grid gap-4 lg:grid-cols-4 lg:gap-6">
        {steps.map(({ scene, tone, title, text }) => (
          <li
            key={scene}
            className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-4 lg:grid-cols-1 lg:content-start lg:gap-2"
          >
            <Stage tone={tone} className="aspect-4/3 rounded lg:rounded-large">
              <Scene name={scene} className="absolute inset-0 size-full" />
            </Stage>
            <div>
              <h3 className="text-lg">{title()}</h3>
              <p className="text-sm text-soft">{text()}</p>
              {scene === 'ship' && arrival && <p className="text-xs font-semibold">{arrival}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
