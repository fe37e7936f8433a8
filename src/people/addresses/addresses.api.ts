import { z } from 'zod'
import { api, type Route } from '#platform/http/api.ts'
import { no } from '#platform/work/refusal.ts'
import { addAddress } from './add-address.ts'
import { addressForm, addressJson } from './address-shapes.ts'
import { deleteAddress, editAddress, setDefaultAddress } from './change-address.ts'
import { listAreas, listStates } from './geo.ts'
import { type Address, readAddress, readAddresses } from './read-addresses.ts'

const place = z.object({ code: z.string(), name: z.string() })
const address = z.object({
  _id: z.string(),
  ...addressJson.shape,
  stateName: z.string(),
  areaName: z.string(),
  default: z.boolean(),
})
const many = z.object({ items: z.array(address), total: z.int() })
const places = z.object({ items: z.array(place), total: z.int() })
const params = z.object({ id: z.string() })

/** `/geo/states`, `/geo/areas` and the address book `/addresses`. */
export const addressesApi = api({ tags: ['addresses'] }, (route) => {
  geography(route)

  route({
    get: '/addresses',
    access: 'customer',
    summary: 'My addresses on this site',
    answer: many,
    do: async ({ visit }) => listed(await visit.read(readAddresses)),
  })

  route({
    post: '/addresses',
    access: 'customer',
    summary: 'Add an address',
    body: addressForm,
    keyed: true,
    status: 201,
    answer: address,
    do: async ({ visit, body, key }) => {
      const added = await visit.write(async (work) => {
        const { id } = await addAddress(work, { ...body, key })
        return readAddress(work, id)
      })
      return shown(added)
    },
  })

  route({
    get: '/addresses/:id',
    access: 'customer',
    summary: 'One address',
    params,
    answer: address,
    do: async ({ visit, params }) => shown(await visit.read((work) => readAddress(work, params.id))),
  })

  route({
    put: '/addresses/:id',
    access: 'customer',
    summary: 'Change an address',
    params,
    body: addressForm,
    answer: address,
    do: async ({ visit, params, body }) => {
      const edited = await visit.write(async (work) => {
        await editAddress(work, params.id, body)
        return readAddress(work, params.id)
      })
      return shown(edited)
    },
  })

  route({
    put: '/addresses/:id/default',
    access: 'customer',
    summary: 'Make an address the primary one',
    params,
    answer: many,
    do: async ({ visit, params }) => {
      const book = await visit.write(async (work) => {
        await setDefaultAddress(work, params.id)
        return readAddresses(work)
      })
      return listed(book)
    },
  })

  route({
    delete: '/addresses/:id',
    access: 'customer',
    summary: 'Delete an address',
    params,
    answer: many,
    do: async ({ visit, params }) => {
      const book = await visit.write(async (work) => {
        await deleteAddress(work, params.id)
        return readAddresses(work)
      })
      return listed(book)
    },
  })
})

function geography(route: Route): void {
  route({
    get: '/geo/states',
    access: 'public',
    summary: "Governorates or emirates of this site's country",
    answer: places,
    do: async ({ visit }) => {
      const items = [...listStates(visit.site, visit.locale)]
      return { items, total: items.length }
    },
  })
  route({
    get: '/geo/areas',
    access: 'public',
    summary: 'Areas of one state',
    query: z.object({ state: z.string().max(60) }),
    answer: places,
    do: async ({ visit, query }) => {
      const items = [...listAreas(visit.site, query.state, visit.locale)]
      if (items.length === 0) throw no.NOT_FOUND()
      return { items, total: items.length }
    },
  })
}

function shown({ id, isDefault, ...rest }: Address) {
  return { _id: id, ...rest, default: isDefault }
}

function listed(book: readonly Address[]) {
  return { items: book.map(shown), total: book.length }
}
