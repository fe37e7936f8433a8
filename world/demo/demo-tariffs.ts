import { editSection, setTerms, startDraft } from '#office/tariffs/drafts/edit-draft.ts'
import { publishDraft, sendDraft } from '#office/tariffs/drafts/move-draft.ts'
import type { Cells } from '#office/tariffs/sections/columns.ts'
import { rowsOf } from '#office/tariffs/sections/rows-of.ts'
import type { SectionKey } from '#office/tariffs/sections/section.ts'
import { newId } from '#platform/work/id.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import type { Site } from '#sites/sites.ts'
import type { MoneyCast } from './demo-withdrawals.ts'

type TariffCast = Omit<MoneyCast, 'customer'> & { readonly site: Site }
type Wish = {
  readonly daysAgo: number
  readonly section: SectionKey
  readonly cells: Readonly<Record<string, Cells>>
  readonly why: string
  readonly validFrom: Date | null
}

/**
 * Price tables in use by staff: a change that two people made, and one for next week that waits for the second person.
 */
export async function fillDemoTariffs({ run, finance, finance2, now, site }: TariffCast): Promise<void> {
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
  const draft = async ({ daysAgo, section, cells, why, validFrom }: Wish) => {
    const at = days(-daysAgo)
    const { raw } = await run(finance, at, readTables)
    const rows = rowsOf(raw, section).map((row) => ({ ...row, cells: { ...row.cells, ...cells[row.key] } }))
    const begun = await run(finance, at, (work) => startDraft(work, { key: newId(), site }))
    const number = String(begun.number)
    const edited = await run(finance, at, (work) => editSection(work, { number, revision: 1, section, rows }))
    const told = await run(finance, at, (work) => setTerms(work, { number, ...edited, why, validFrom }))
    await run(finance, at, (work) => sendDraft(work, { number, ...told, key: newId() }))
    return { number, ...told }
  }
  const far: Readonly<Record<string, Cells>> =
    site === 'eg'
      ? { aswan: { fee: '120.00', note: 'شركة الشحن' }, 'red-sea': { fee: '120.00' } }
      : { fujairah: { fee: '30.00' } }
  const delivery = await draft({
    daysAgo: 6,
    section: 'delivery',
    cells: far,
    validFrom: null,
    why: 'أسعار شركة الشحن الجديدة للمحافظات البعيدة',
  })
  await run(finance2, days(-5.8), (work) => publishDraft(work, { ...delivery, key: newId() }))
  const carrier: Cells = {
    perStep: site === 'eg' ? '215.00' : '8.50',
    source: 'عقد الشحن الجوي، ديسمبر',
    confidence: 'high',
  }
  await draft({
    daysAgo: 0.2,
    section: 'routes',
    cells: { US: carrier },
    validFrom: days(6),
    why: 'رفعت شركة الشحن الجوي سعرها من أمريكا من أول الشهر',
  })
}
