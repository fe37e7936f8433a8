import { factOfForm, type KindFormValues } from '#catalog/estimates/tree/kind-form.ts'
import { readKindTable, readTableWith } from '#catalog/estimates/tree/read-kind-table.ts'
import { type KindTrial, tryKind } from '#catalog/products/kinds/try-kind.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { refuseFaults } from './change-kind.ts'

/** What a change of a kind would do to products, before it is saved; refuses what saving would refuse. Writes nothing. */
export async function tryKindChange(work: Work, typed: KindFormValues): Promise<KindTrial> {
  const table = await readKindTable(work)
  const before = table.byCode.get(typed.code) ?? null
  if (typed.code !== '' && !before) throw platformNo.NOT_FOUND()
  const fact = factOfForm(typed, typed.code || 'tried', before)
  refuseFaults(work, table, { fact, isShared: typed.shared === 'on' })
  return tryKind(work, table, await readTableWith(work, fact))
}
