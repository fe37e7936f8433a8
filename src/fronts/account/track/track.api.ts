import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { itemStates, orderTabs } from '#selling/orders/items/item-states.ts'
import { trackForm } from './track-form.ts'
import { tryTracking } from './try-tracking.ts'

const moment = z.iso.datetime().nullable()
const publicTracking = z
  .object({
    number: z.string(),
    placedAt: z.iso.datetime(),
    status: z.enum(itemStates),
    statusLabel: z.string(),
    tab: z.enum(orderTabs),
    pieces: z.int(),
    steps: z.array(
      z.object({
        state: z.enum(itemStates),
        label: z.string(),
        reachedAt: moment,
        isPartly: z.boolean(),
        expectedFrom: moment,
        expectedTo: moment,
      }),
    ),
  })
  .meta({ id: 'PublicTracking' })

/** Where an order is, without signing in. */
export const trackApi = api({ tags: ['orders'], access: 'public' }, (route) => {
  route({
    post: '/tracking',
    summary: 'Where an order is, by its number and the e-mail or phone of the order; few tries',
    body: trackForm,
    answer: publicTracking,
    do: async ({ visit, body }) => {
      const { timeline, placedAt, arrival: _, ...rest } = await tryTracking(visit, body)
      const steps = timeline.map((step) => ({
        ...step,
        reachedAt: step.reachedAt?.toISOString() ?? null,
        expectedFrom: step.expectedFrom?.toISOString() ?? null,
        expectedTo: step.expectedTo?.toISOString() ?? null,
      }))
      return { ...rest, placedAt: placedAt.toISOString(), steps }
    },
  })
})
