import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from '#platform/http/answer-error.ts'
import { no } from '#platform/work/refusal.ts'
import { addAddress } from './add-address.ts'
import { addressForm } from './address-form.ts'
import { deleteAddress } from './delete-address.ts'
import { editAddress } from './edit-address.ts'
import { listAreas, listStates } from './geo.ts'
import { type Address, readAddress, readAddresses } from './read-addresses.ts'
import { setDefaultAddress } from './set-default-address.ts'

const place = z.object({ code: z.string(), name: z.string() })
const address = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  state: z.string(),
  stateName: z.string(),
  area: z.string(),
  areaName: z.string(),
  city: z.string(),
  street: z.string(),
  building: z.string(),
  floor: z.string().nullable(),
  apartment: z.string().nullable(),
  default: z.boolean(),
})
const one = { 200: z.object({ data: address }), default: errorBody }
const many = { 200: z.object({ data: z.object({ items: z.array(address), total: z.int() }) }), default: errorBody }
const places = { 200: z.object({ data: z.object({ items: z.array(place), total: z.int() }) }), default: errorBody }
const params = z.object({ id: z.string() })
const key = z.object({ 'idempotency-key': z.string().max(255).default('') }).loose()
const tags = ['addresses']
const config = { access: 'customer' } as const

/** `/geo/states`, `/geo/areas` and the address book `/addresses`. */
export async function addressesApi(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  geography(app)

  const listing = { summary: 'My addresses on this site', tags, response: many }
  app.get('/addresses', { config, schema: listing }, async ({ visit }) => listed(await visit.read(readAddresses)))

  const adding = { summary: 'Add an address', tags, headers: key, body: addressForm }
  const addingSchema = { ...adding, response: { 201: z.object({ data: address }), default: errorBody } }
  app.post('/addresses', { config, schema: addingSchema }, async ({ visit, body, headers }, reply) => {
    const added = await visit.write(async (work) => {
      const { id } = await addAddress(work, { ...body, key: headers['idempotency-key'] })
      return readAddress(work, id)
    })
    return reply.status(201).send({ data: shown(added) })
  })

  const reading = { summary: 'One address', tags, params, response: one }
  app.get('/addresses/:id', { config, schema: reading }, async ({ visit, params }) => {
    return { data: shown(await visit.read((work) => readAddress(work, params.id))) }
  })

  const editing = { summary: 'Change an address', tags, params, body: addressForm, response: one }
  app.put('/addresses/:id', { config, schema: editing }, async ({ visit, params, body }) => {
    const edited = await visit.write(async (work) => {
      await editAddress(work, params.id, body)
      return readAddress(work, params.id)
    })
    return { data: shown(edited) }
  })

  const choosing = { summary: 'Make an address the primary one', tags, params, response: many }
  app.put('/addresses/:id/default', { config, schema: choosing }, async ({ visit, params }) => {
    const book = await visit.write(async (work) => {
      await setDefaultAddress(work, params.id)
      return readAddresses(work)
    })
    return listed(book)
  })

  const deleting = { summary: 'Delete an address', tags, params, response: many }
  app.delete('/addresses/:id', { config, schema: deleting }, async ({ visit, params }) => {
    const book = await visit.write(async (work) => {
      await deleteAddress(work, params.id)
      return readAddresses(work)
    })
    return listed(book)
  })
}

function geography(scope: FastifyInstance): void {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'public' } as const
  const states = { summary: "Governorates or emirates of this site's country", tags, response: places }
  app.get('/geo/states', { config, schema: states }, async ({ visit }) => {
    const items = [...listStates(visit.site, visit.locale)]
    return { data: { items, total: items.length } }
  })
  const querystring = z.object({ state: z.string().max(60) })
  const areas = { summary: 'Areas of one state', tags, querystring, response: places }
  app.get('/geo/areas', { config, schema: areas }, async ({ visit, query }) => {
    const items = [...listAreas(visit.site, query.state, visit.locale)]
    if (items.length === 0) throw no.NOT_FOUND()
    return { data: { items, total: items.length } }
  })
}

function shown({ id, isDefault, ...rest }: Address) {
  return { _id: id, ...rest, default: isDefault }
}

function listed(book: readonly Address[]) {
  return { data: { items: book.map(shown), total: book.length } }
}
