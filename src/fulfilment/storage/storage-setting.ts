import { readSettingVersions } from '#platform/settings/changeable/read-setting.ts'
import { rowSetting, type ValuesOf } from '#platform/settings/changeable/setting.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import type { Work } from '#platform/work/work.ts'
import { ruleFor, type StorageRule } from './storage-fee.ts'

const days = { kind: 'count', least: 1, most: 365 } as const
const fields = {
  freeDays: days,
  remindDays: { ...days, most: 30 },
  lastWordDays: days,
  caseDays: days,
  fee: { kind: 'amount', least: 1 },
  most: { kind: 'amount', least: 1 },
  twoPeopleFrom: { kind: 'amount', least: 1 },
} as const

/** How long goods wait for free and what a day costs then; the terms of before stand in `storage_rules`. */
export const storageSetting = rowSetting({
  name: 'storage',
  fields,
  needsSecond: true,
  isOfDays: true,
  readUsual: async (work) => {
    const rule = ruleFor(await readFirstRules(work), dayOf(work.now, work))
    if (!rule) throw new Error(`no terms of storage on ${work.site}`)
    return valuesOf(rule)
  },
  check: ({ freeDays, remindDays, lastWordDays, caseDays, fee, most }) => {
    if (remindDays > freeDays) return { field: 'remindDays', word: 'storage_setting_remind_late' }
    if (lastWordDays <= freeDays) return { field: 'lastWordDays', word: 'storage_setting_last_word_early' }
    if (caseDays <= lastWordDays) return { field: 'caseDays', word: 'storage_setting_case_early' }
    return most < fee ? { field: 'most', word: 'storage_setting_most_small' } : null
  },
})

/** All terms of a site, each from its day on: those of the table, then those that were set at the desk. */
export async function readStorageRules(work: Work): Promise<readonly StorageRule[]> {
  const first = await readFirstRules(work)
  const set = await readSettingVersions(work, storageSetting)
  return [...first, ...set.map(({ validFrom, values }) => ruleOf(values, dayOf(validFrom, work)))]
}

async function readFirstRules({ db, site }: Work): Promise<readonly StorageRule[]> {
  const rows = await db.selectFrom('storage_rules').selectAll().where('site', '=', site).orderBy('valid_from').execute()
  return rows.map((row) => ({
    validFrom: row.valid_from,
    freeDays: row.free_days,
    feeMinor: row.fee_minor,
    mostMinor: row.most_minor,
    remindDays: row.remind_days,
    lastWordDays: row.last_word_days,
    caseDays: row.case_days,
    twoPeopleFromMinor: row.two_people_from_minor,
  }))
}

function ruleOf({ fee, most, twoPeopleFrom, ...days }: ValuesOf<typeof fields>, validFrom: string): StorageRule {
  const amounts = { feeMinor: BigInt(fee), mostMinor: BigInt(most), twoPeopleFromMinor: BigInt(twoPeopleFrom) }
  return { validFrom, ...days, ...amounts }
}

function valuesOf({ validFrom: _, feeMinor, mostMinor, twoPeopleFromMinor, ...days }: StorageRule) {
  return { ...days, fee: Number(feeMinor), most: Number(mostMinor), twoPeopleFrom: Number(twoPeopleFromMinor) }
}

function dayOf(moment: Date, { site }: Pick<Work, 'site'>): string {
  return sayPlainTime(moment, site).slice(0, 10)
}
