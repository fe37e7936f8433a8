import { redirect } from 'react-router'
import { z } from 'zod'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { addToShipment } from './add-to-shipment.ts'
import { dissolveShipment } from './dissolve-shipment.ts'
import { takeOutOfShipment } from './take-out-of-shipment.ts'

const code = z.string().trim().min(1, 'refusal_no_such_goods').max(40, 'refusal_no_such_goods')
const why = z.string().trim().max(300).default('')
const forms = z.discriminatedUnion('do', [
  z.object({ do: z.literal('addBox'), code }),
  z.object({ do: z.literal('takeBoxOut'), code, why }),
  z.object({ do: z.literal('dissolve'), why }),
])
type Deed = z.output<typeof forms>

/** What is done with the boxes of a shipment that is being prepared, by whoever may make one. */
export const boxDeeds: readonly string[] = forms.options.map((one) => one.shape.do.value)

export async function actOnBoxes(visit: Visit, shipment: string, form: FormData) {
  const deed = parseFields(form, forms, visit.locale)
  if (!deed.ok) return formAnswer(deed.errors, form)
  try {
    await act(visit, shipment, deed.values)
    return redirect(`/${visit.locale}/ops/shipments/${shipment}?done=${deed.values.do}`)
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function act(visit: Visit, shipment: string, deed: Deed): Promise<unknown> {
  switch (deed.do) {
    case 'addBox':
      return visit.write((work) => addToShipment(work, { shipment, code: deed.code }))
    case 'takeBoxOut':
      return visit.write((work) => takeOutOfShipment(work, { shipment, code: deed.code, why: deed.why }))
    case 'dissolve':
      return visit.write((work) => dissolveShipment(work, { shipment, why: deed.why }))
  }
}
