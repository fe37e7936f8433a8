import { groupName } from '#catalog/estimates/tree/group-name.ts'
import { listOf } from '#catalog/estimates/tree/kind-form.ts'
import { knownKinds } from '#catalog/estimates/tree/known-kinds.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'

const MOST_WORDS = 30

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
    if (name.startsWith('words_')) return wordLines(field, was.get(name), is.get(name), locale)
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
  if (name === 'category') return categoryName(String(value), locale)
  if (name === 'parent') return placeName(String(value), locale)
  if (name === 'role') return sentence(`catalogue_kind_${value}`, {}, locale) ?? String(value)
  return String(value)
}

/** The group or kind that a kind stands below; a kind that is no more by its code. */
function placeName(code: string, locale: Locale): string {
  return knownKinds().byCode.get(code)?.name[locale] ?? groupName(code, locale)
}

/** Of long lists of words those alone that came or went. */
function wordLines(field: string, was: Value, is: Value, locale: Locale): readonly string[] {
  const [before, after] = [listOf(String(was ?? '')), listOf(String(is ?? ''))]
  const added = after.filter((word) => !before.includes(word))
  const removed = before.filter((word) => !after.includes(word))
  const line = (key: string, words: readonly string[]) =>
    words.length === 0 ? [] : [sentence(key, { field, words: isolate(shortened(words)) }, locale) ?? '']
  return [...line('catalogue_change_words_added', added), ...line('catalogue_change_words_removed', removed)]
}

const shortened = (words: readonly string[]) =>
  words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS).join(', ')} …` : words.join(', ')
