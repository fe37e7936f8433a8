import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { cancelRequest } from './cancel-request.ts'
import { choosePickup } from './choose-pickup.ts'
import { readOfficeDays, readOffices } from './facts/read-offices.ts'
import { readRequest, readRequests } from './facts/read-requests.ts'
import { requestJson, requestShape, requestsJson } from './facts/request-json.ts'
import { pickupForm } from './pickup-form.ts'

const byNumber = z.object({ number: z.string().max(40) })
const office = z
  .object({
    code: z.string(),
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    hours: z.string(),
    map: z.string(),
  })
  .meta({ id: 'Office' })

/** How customers get arrived goods. */
export const requestsApi = api({ tags: ['requests'] }, (route) => {
  route({
    get: '/offices',
    access: 'public',
    summary: 'Pickup offices of this site',
    answer: z.object({ items: z.array(office) }),
    do: async ({ visit }) => ({ items: await visit.read(readOffices) }),
  })
  route({
    get: '/offices/:code/days',
    access: 'public',
    summary: 'When one can come to an office, from tomorrow on',
    params: z.object({ code: z.string().max(60) }),
    answer: z.object({ items: z.array(z.object({ day: z.string(), times: z.array(z.string()) })) }),
    do: async ({ visit, params }) => {
      const days = await visit.read((work) => readOfficeDays(work, params.code))
      if (days.length === 0) throw no.NOT_FOUND()
      return { items: days }
    },
  })
  route({
    get: '/requests',
    access: 'customer',
    summary: 'Your pickup and delivery requests, newest first',
    answer: z.object({ items: z.array(requestShape) }),
    do: async ({ visit }) => ({
      items: await visit.read(async (work) => requestsJson(work, await readRequests(work))),
    }),
  })
  route({
    post: '/requests',
    access: 'customer',
    summary: 'Pick up what has arrived: office, time, items of one order or of several',
    body: pickupForm.extend({ itemIds: z.array(z.string().refine(isId)).min(1).max(100) }),
    keyed: true,
    answer: requestShape,
    do: async ({ visit, body, key }) => {
      const choice = { ...body, key }
      const { number } = await visit.write((work) => choosePickup(work, choice))
      return visit.read(async (work) => requestJson(work, await readRequest(work, number)))
    },
  })
  route({
    get: '/requests/:number',
    access: 'customer',
    summary: 'One request, with its pickup code once it is ready',
    params: byNumber,
    answer: requestShape,
    read: async (work, { params }) => requestJson(work, await readRequest(work, params.number)),
  })
  route({
    post: '/requests/:number/cancel',
    access: 'customer',
    summary: 'Give a request up; its goods wait for another',
    params: byNumber,
    answer: requestShape,
    do: async ({ visit, params }) => {
      await visit.write(async (work) => cancelRequest(work, (await readRequest(work, params.number)).id, null))
      return visit.read(async (work) => requestJson(work, await readRequest(work, params.number)))
    },
  })
})
