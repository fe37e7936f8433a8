import { isolate } from '#platform/values/isolate.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'

/** What an act is called, on the server. */
export function actText(act: string, locale: Locale): string {
  return sentence(`catalogue_act_${act.replace('.', '_')}`, {}, locale) ?? act
}

/** What is different after a change, a line a field: only fields that have a name for people. */
export function changeLines(before: unknown, after: unknown, locale: Locale): readonly string[] {
  const [was, is] = [flat(before), flat(after)]
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name))
  return names.flatMap((name) => {
    const field = sentence(`catalogue_field_${snake(name)}`, {}, locale)
    if (field === null) return []
    const [from, to] = [valueText(name, was.get(name), locale), valueText(name, is.get(name), locale)]
    if (from === to) return []
    const isWhole = before === null || after === null
    const facts = { field, from: isolate(from), to: isolate(to), value: isolate(before === null ? to : from) }
    return [sentence(isWhole ? 'catalogue_change_value' : 'catalogue_change_line', facts, locale) ?? '']
  })
}

type Value = string | number | boolean | null | undefined

function flat(value: unknown, path = ''): ReadonlyMap<string, Value> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return new Map(path === '' ? [] : [[path, value as Value]])
  return new Map(Object.entries(value).flatMap(([name, one]) => [...flat(one, path === '' ? name : `${path}_${name}`)]))
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function valueText(name: string, value: Value, locale: Locale): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return sentence(`catalogue_${value ? 'yes' : 'no'}`, {}, locale) ?? ''
  return name === 'category' ? categoryName(String(value), locale) : String(value)
}
