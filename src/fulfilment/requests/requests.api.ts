import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from '#platform/http/answer-error.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { cancelRequest } from './cancel-request.ts'
import { choosePickup } from './choose-pickup.ts'
import { readOfficeDays, readOffices } from './facts/read-offices.ts'
import { readRequest, readRequests } from './facts/read-requests.ts'
import { requestJson, requestShape, requestsJson } from './facts/request-json.ts'
import { pickupForm } from './pickup-form.ts'

const customer = { access: 'customer' } as const
const tags = ['requests']
const byNumber = z.object({ number: z.string().max(40) })
const keyed = z.object({ 'idempotency-key': z.string().max(255).default('') })
const answer = { 200: z.object({ data: requestShape }), default: errorBody }
const office = z
  .object({ code: z.string(), name: z.string(), address: z.string(), phone: z.string(), hours: z.string() })
  .meta({ id: 'Office' })

/** How customers get what has arrived. */
export const requestsApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/offices',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Pickup offices of this site',
        response: { 200: z.object({ data: z.object({ items: z.array(office) }) }), default: errorBody },
      },
    },
    async ({ visit }) => ({ data: { items: [...(await visit.read(readOffices))] } }),
  )
  app.get(
    '/offices/:code/days',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'When one can come to an office, from tomorrow on',
        params: z.object({ code: z.string().max(60) }),
        response: {
          200: z.object({
            data: z.object({ items: z.array(z.object({ day: z.string(), times: z.array(z.string()) })) }),
          }),
          default: errorBody,
        },
      },
    },
    async ({ visit, params }) => {
      const days = await visit.read((work) => readOfficeDays(work, params.code))
      if (days.length === 0) throw no.NOT_FOUND()
      return { data: { items: days.map((one) => ({ ...one, times: [...one.times] })) } }
    },
  )
  app.get(
    '/requests',
    {
      config: customer,
      schema: {
        tags,
        summary: 'Your pickup and delivery requests, newest first',
        response: { 200: z.object({ data: z.object({ items: z.array(requestShape) }) }), default: errorBody },
      },
    },
    async ({ visit }) => ({
      data: { items: await visit.read(async (work) => requestsJson(work, await readRequests(work))) },
    }),
  )
  app.post(
    '/requests',
    {
      config: customer,
      schema: {
        tags,
        summary: 'Pick up what has arrived: office, time, items of one order or of several',
        headers: keyed,
        body: pickupForm.extend({ itemIds: z.array(z.string().refine(isId)).min(1).max(100) }),
        response: answer,
      },
    },
    async ({ visit, body, headers }) => {
      const choice = { ...body, key: headers['idempotency-key'] }
      const { number } = await visit.write((work) => choosePickup(work, choice))
      return { data: await visit.read(async (work) => requestJson(work, await readRequest(work, number))) }
    },
  )
  app.get(
    '/requests/:number',
    {
      config: customer,
      schema: {
        tags,
        summary: 'One request, with its pickup code once it is ready',
        params: byNumber,
        response: {
          200: z.object({ data: requestShape }),
          default: errorBody,
        },
      },
    },
    async ({ visit, params }) => ({
      data: await visit.read(async (work) => requestJson(work, await readRequest(work, params.number))),
    }),
  )
  app.post(
    '/requests/:number/cancel',
    {
      config: customer,
      schema: { tags, summary: 'Give a request up; its goods wait for another', params: byNumber, response: answer },
    },
    async ({ visit, params }) => {
      await visit.write(async (work) => cancelRequest(work, (await readRequest(work, params.number)).id, null))
      return { data: await visit.read(async (work) => requestJson(work, await readRequest(work, params.number))) }
    },
  )
}
