import { z } from 'zod'
import type { CourierFailure } from '#fulfilment/couriers/courier.ts'
import { nameOfPlace } from '#people/addresses/geo.ts'
import { type BostaAccount, bostaSite } from './account.ts'
import { type BostaAnswer, callBosta } from './call-bosta.ts'

/** Our governorates by the codes of Bosta's list of cities. */
const bostaCities: Readonly<Record<string, string>> = {
  cairo: 'EG-01',
  alexandria: 'EG-02',
  beheira: 'EG-04',
  dakahlia: 'EG-05',
  qalyubia: 'EG-06',
  gharbia: 'EG-07',
  'kafr-el-sheikh': 'EG-08',
  monufia: 'EG-09',
  sharqia: 'EG-10',
  ismailia: 'EG-11',
  suez: 'EG-12',
  'port-said': 'EG-13',
  damietta: 'EG-14',
  fayoum: 'EG-15',
  'beni-suef': 'EG-16',
  assiut: 'EG-17',
  sohag: 'EG-18',
  minya: 'EG-19',
  qena: 'EG-20',
  aswan: 'EG-21',
  luxor: 'EG-22',
  'red-sea': 'EG-23',
  'new-valley': 'EG-24',
  giza: 'EG-25',
  'south-sinai': 'EG-26',
  'north-sinai': 'EG-27',
  matrouh: 'EG-28',
}

const egypt = '60e4482c7cb7d4bc4849c4d5'
const citiesForm = z.object({
  list: z.array(
    z.looseObject({
      _id: z.string(),
      name: z.string(),
      code: z.string(),
      dropOffAvailability: z.boolean().optional(),
    }),
  ),
})
const districtsForm = z.array(
  z.looseObject({
    zoneId: z.string(),
    zoneName: z.string(),
    zoneOtherName: z.string().nullish(),
    districtId: z.string(),
    districtName: z.string(),
    districtOtherName: z.string().nullish(),
    dropOffAvailability: z.boolean().optional(),
  }),
)
type District = z.output<typeof districtsForm>[number]

export type BostaPlace = { readonly city: string; readonly districtId?: string; readonly zoneId?: string }
export type PlaceAnswer =
  | { readonly kind: 'place'; readonly place: BostaPlace }
  | { readonly kind: 'unserved' }
  | CourierFailure

/**
 * The place in Bosta's lists: its city by our governorate, its district by the area's Arabic or English name. An area
 * that Bosta names differently is sent with its city alone; one where it does not deliver is reported before anything
 * is booked.
 */
export async function findDistrict(account: BostaAccount, state: string, area: string): Promise<PlaceAnswer> {
  const cities = await keptFor(account, `/cities?countryId=${egypt}`, citiesForm)
  if (cities.kind !== 'list') return cities
  const city = cities.list.list.find((one) => one.code === bostaCities[state])
  if (!city || city.dropOffAvailability === false) return { kind: 'unserved' }
  const districts = await keptFor(account, `/cities/${encodeURIComponent(city._id)}/districts`, districtsForm)
  if (districts.kind !== 'list') return districts
  const names = (['ar', 'en'] as const).map((locale) => plain(nameOfPlace(bostaSite, state, area, locale).area))
  const found = matching(districts.list, names)
  if (!found) return { kind: 'place', place: { city: city.name } }
  if (found.dropOffAvailability === false) return { kind: 'unserved' }
  return { kind: 'place', place: { city: city.name, districtId: found.districtId, zoneId: found.zoneId } }
}

function matching(districts: readonly District[], names: readonly string[]): District | undefined {
  const isNamed = (...given: (string | null | undefined)[]) => given.some((name) => name && names.includes(plain(name)))
  return (
    districts.find((one) => isNamed(one.districtName, one.districtOtherName)) ??
    districts.find((one) => isNamed(one.zoneName, one.zoneOtherName) && one.dropOffAvailability !== false)
  )
}

// Compares names as people type them: أ and إ as ا, ة as ه, ى as ي, El as Al, without anything between letters.
function plain(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u064b-\u0655\u0670]/g, '')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/^(al|el)[ -]/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

type Listed<Value> = { readonly kind: 'list'; readonly list: Value } | CourierFailure
const keptMs = 60 * 60_000
const kept = new WeakMap<BostaAccount, Map<string, { readonly data: unknown; readonly until: number }>>()

// Its lists change rarely: an hour old is new enough.
async function keptFor<Form extends z.ZodType>(
  account: BostaAccount,
  path: string,
  form: Form,
): Promise<Listed<z.output<Form>>> {
  const lists = kept.get(account) ?? new Map()
  kept.set(account, lists)
  const known = lists.get(path)
  const isNew = known && known.until > performance.now()
  const answer: BostaAnswer = isNew
    ? { kind: 'answered', data: known.data }
    : await callBosta(account, { method: 'GET', path })
  if (answer.kind !== 'answered') return answer
  const read = form.safeParse(answer.data)
  if (!read.success) return { kind: 'unknown', status: null, detail: `unexpected answer to ${path.split('?')[0]}` }
  if (!isNew) lists.set(path, { data: answer.data, until: performance.now() + keptMs })
  return { kind: 'list', list: read.data }
}
