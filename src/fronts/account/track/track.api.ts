import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from '#platform/http/answer-error.ts'
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
export const trackApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/tracking',
    {
      config: { access: 'public' },
      schema: {
        tags: ['orders'],
        summary: 'Where an order is, by its number and the e-mail or phone of the order; few tries',
        body: trackForm,
        response: { 200: z.object({ data: publicTracking }), default: errorBody },
      },
    },
    async ({ visit, body }) => {
      const { timeline, placedAt, arrival: _, ...rest } = await tryTracking(visit, body)
      const steps = timeline.map((step) => ({
        ...step,
        reachedAt: step.reachedAt?.toISOString() ?? null,
        expectedFrom: step.expectedFrom?.toISOString() ?? null,
        expectedTo: step.expectedTo?.toISOString() ?? null,
      }))
      return { data: { ...rest, placedAt: placedAt.toISOString(), steps } }
    },
  )
}
