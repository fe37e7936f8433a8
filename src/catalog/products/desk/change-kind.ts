import { z } from 'zod'
import { no } from '#catalog/estimates/estimates.refusals.ts'
import { LANGUAGES } from '#catalog/estimates/kinds/kind.ts'
import { kindFault } from '#catalog/estimates/tree/kind-fault.ts'
import { factOfForm, kindForm, kindSeen } from '#catalog/estimates/tree/kind-form.ts'
import { type KindTable, type PlacedKind, programKinds } from '#catalog/estimates/tree/kind-table.ts'
import { factOf, type KindFact, ROLES } from '#catalog/estimates/tree/overlay-kinds.ts'
import { isCodeUsed, readKindTable } from '#catalog/estimates/tree/read-kind-table.ts'
import { forgetKind, saveKind } from '#catalog/estimates/tree/save-kind.ts'
import { audit } from '#people/access/audit.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockThings, recordChange, whyField } from './record-change.ts'

export const changeKindForm = kindForm.safeExtend({ why: whyField })
export const switchKindForm = z.object({
  code: z.string().min(1).max(100),
  to: z.enum(['on', 'off']),
  /** Words that mean another kind meanwhile mean both. */
  shared: z.literal('on').optional(),
  why: whyField,
})

const text = z.string()
/** As a change keeps it; `isSet`: staff had set something of it. */
const keptForm = z.object({
  code: text,
  parent: text,
  role: z.enum(ROLES),
  name: z.object({ ar: text, en: text }),
  words: z.record(z.enum(LANGUAGES), text),
  grams: z.object({ low: z.int(), best: z.int(), high: z.int() }),
  isOn: z.boolean(),
  isSet: z.boolean(),
})
type Kept = z.output<typeof keptForm>

/** Whether a word means a kind already is decided over all of them: they are changed one after the other. */
const ALL = 'kinds'

/** Writes a kind of things, or adds one; returns its code. Refuses a form that somebody else's change made old. */
export async function changeKind(work: Work, { why, ...typed }: z.output<typeof changeKindForm>): Promise<string> {
  const code = typed.code || (await freeCode(work, typed.nameEn))
  await lockThings(work, `kind:${code}`)
  await lockThings(work, ALL)
  const table = await readKindTable(work)
  const before = table.byCode.get(code) ?? null
  if (typed.code !== '' && !before) throw platformNo.NOT_FOUND()
  if (before && typed.seen !== kindSeen(before)) throw platformNo.STALE()
  const fact = factOfForm(typed, code, before)
  if (before && JSON.stringify(fact) === JSON.stringify(factOf(before))) throw no.KIND_UNCHANGED()
  refuseFaults(work, table, { fact, isShared: typed.shared === 'on' })
  await write(work, before ? 'kind.save' : 'kind.add', { before, fact, why })
  return code
}

/** Switches a kind on or off: off, its words mean nothing. */
export async function switchKind(
  work: Work,
  { code, to, shared, why }: z.output<typeof switchKindForm>,
): Promise<void> {
  await lockThings(work, `kind:${code}`)
  await lockThings(work, ALL)
  const table = await readKindTable(work)
  const before = table.byCode.get(code)
  if (!before) throw platformNo.NOT_FOUND()
  if (before.isOn === (to === 'on')) throw platformNo.STALE()
  const fact = { ...factOf(before), isOn: to === 'on' }
  refuseFaults(work, table, { fact, isShared: shared === 'on' })
  await write(work, to === 'on' ? 'kind.on' : 'kind.off', { before, fact, why })
}

/** Throws what speaks against a kind, with the names that its sentence needs. */
export function refuseFaults(
  work: Pick<Work, 'locale'>,
  table: KindTable,
  next: Parameters<typeof kindFault>[1],
): void {
  const fault = kindFault(table, next)
  if (fault === null) return
  const { code, path } = fault
  const word = 'word' in fault ? fault.word : ''
  const name = 'other' in fault ? fault.other.name[work.locale] : ''
  throw no[code]({ ...(path !== 'general' && { path }), word, name })
}

async function freeCode(work: Work, name: string): Promise<string> {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  for (let number = 1; ; number++) {
    const code = ['own', slug, number > 1 && number].filter(Boolean).join('-')
    await lockThings(work, `kind:${code}`)
    if (!(await isCodeUsed(work, code))) return code
  }
}

type Change = { readonly before: PlacedKind | null; readonly fact: KindFact; readonly why: string }

async function write(
  work: Work,
  act: 'kind.add' | 'kind.save' | 'kind.on' | 'kind.off',
  { before, fact, why }: Change,
): Promise<void> {
  await saveKind(work, fact)
  const thing = `kind:${fact.code}`
  const was = before && keptOf(factOf(before), before.setBy !== 'program')
  const is = keptOf(fact, true)
  await recordChange(work, { thing, act, before: was, after: is, why })
  const [told, now] = was ? [differing(was, is), differing(is, was)] : [null, is]
  await audit(work, { action: act, subject: thing, before: told, after: now, why })
}

/** What one says otherwise than the other: lists of words are long, so of them the languages that differ. */
function differing(one: Kept, other: Kept): Partial<Kept> {
  const differ = <Fields extends object>(of: Fields, beside: Fields) =>
    Object.fromEntries(
      Object.entries(of).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(beside[name as never])),
    ) as Partial<Fields>
  const { isSet: _, ...fields } = differ(one, other)
  return { ...fields, ...(fields.words && { words: differ(one.words, other.words) as Kept['words'] }) }
}

function keptOf({ grams: [low, best, high], ...fact }: KindFact, isSet: boolean): Kept {
  return { ...fact, grams: { low, best, high }, isSet }
}

/** The kind as it was before a change. Refused where it would take a word that means another kind by now, or has kinds below it. */
export async function restoreKind(
  work: Work,
  { thing, before }: { readonly thing: string; readonly before: unknown },
): Promise<void> {
  await lockThings(work, ALL)
  const table = await readKindTable(work)
  const code = thing.slice('kind:'.length)
  const now = table.byCode.get(code)
  if (!now) throw platformNo.NOT_FOUND()
  const kept = keptForm.nullable().parse(before)
  if (kept === null) {
    if (table.kinds.some(({ above }) => above === code)) throw no.KIND_HAS_KINDS()
    return forgetKind(work, factOf(now))
  }
  const own = programKinds.find((one) => one.code === code)
  const { grams, isSet, ...rest } = kept
  const fact = isSet || !own ? { ...rest, grams: [grams.low, grams.best, grams.high] as const } : factOf(own)
  refuseFaults(work, table, { fact })
  return isSet || !own ? saveKind(work, fact) : forgetKind(work, fact)
}
