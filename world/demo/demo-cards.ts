import { makeCard } from '#fulfilment/purchasing/cards/make-card.ts'
import { readCards } from '#fulfilment/purchasing/cards/read-cards.ts'
import { answerLimit, askLimit } from '#fulfilment/purchasing/cards/set-limit.ts'
import { warehouseSetting } from '#fulfilment/purchasing/warehouse-address.ts'
import { writeVersion } from '#platform/settings/changeable/write-version.ts'
import { newId } from '#platform/work/id.ts'
import type { MoneyCast } from './demo-withdrawals.ts'

/**
 * The demo's purchasing cards: one with a limit that two people approved, one whose higher limit waits for approval;
 * and the forwarding addresses.
 */
export async function fillDemoCards({ run, finance, finance2, now }: Omit<MoneyCast, 'customer'>): Promise<void> {
  const at = new Date(now.getTime() - 49 * 86_400_000)
  const visa = {
    label: 'Visa 4242',
    last4: '4242',
    currency: 'USD',
    dailyMinor: 2_000_000n,
    monthlyMinor: 6_000_000n,
  } as const
  await run(finance, at, (work) => makeCard(work, { key: newId(), ...visa, why: 'بطاقة المشتريات الأمريكية' }))
  const [waiting] = await run(finance2, at, readCards)
  const limitId = waiting?.asked?.id
  if (limitId) await run(finance2, at, (work) => answerLimit(work, { limitId, agrees: true }))
  const second = {
    label: 'Mastercard 5454',
    last4: '5454',
    currency: 'GBP',
    dailyMinor: 80_000n,
    monthlyMinor: 300_000n,
  } as const
  const { id } = await run(finance, at, (work) =>
    makeCard(work, { key: newId(), ...second, why: 'بطاقة متاجر بريطانيا' }),
  )
  const more = { cardId: id, dailyMinor: 400_000n, monthlyMinor: 2_500_000n, why: 'موسم التخفيضات' }
  await run(finance, new Date(now.getTime() - 5 * 3_600_000), (work) => askLimit(work, { key: newId(), ...more }))
  for (const [country, value] of Object.entries(warehouses)) {
    const version = { name: warehouseSetting(country).name, value, validFrom: at, needsSecond: false }
    await run(finance, at, (work) => writeVersion(work, { ...version, why: 'عنوان المخزن من عقد الإيجار' }))
  }
}

const howTo = 'اكتب رقم الطلب في خانة اسم الشركة، واترك خانة الشقة فارغة.'
const warehouses = {
  US: {
    address: 'Marsa (demo)\n100 Harbor Street, Suite 4\nNewark, DE 19711\nUnited States',
    phone: '+1 302 555 0100',
    howTo,
  },
  UK: {
    address: 'Marsa (demo)\n12 Dock Road, Unit 3\nLondon E16 0AA\nUnited Kingdom',
    phone: '+44 20 7946 0100',
    howTo,
  },
  AE: {
    address: 'Marsa (demo)\nWarehouse 7, Port Street\nDubai, United Arab Emirates',
    phone: '+971 4 555 0100',
    howTo,
  },
} as const
