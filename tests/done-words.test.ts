// A deed leads back to an address with a word for what was done (`?done=cardMade`), and the page says it in the reader's language.
// A word without a text would show nothing, so every word of every table of deeds is looked up at the page that it leads to.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shipmentEvents } from '#fulfilment/warehouse/shipments/shipment-moves.ts'
import type { ReceiptDecision } from '#office/finance/bank/decide-receipt.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import type { RateDecided } from '#pricing/rates/decide-rate.ts'
import { optionKinds } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import { staffEndings } from '#selling/orders/discrepancies/discrepancy-moves.ts'
import { type File, fileAt, upToClosing } from '#world/samples/fronts/door-walk.samples.ts'
import { pageRoutes } from '#world/samples/page-build.samples.ts'

/** Words that a deed takes from a value, by its file and the value's name. */
const valueWords: Readonly<Record<string, readonly string[]>> = {
  'office/tariffs/rates/rate-deeds.ts#became': ['proposed', 'accepted', 'rejected'] satisfies RateDecided['became'][],
  'office/finance/bank/receipt.staff.tsx#outcome': [
    'settled',
    'credited',
    'failed',
  ] satisfies ReceiptDecision['outcome'][],
  'selling/orders/discrepancies/discrepancy-deeds.ts#event': staffEndings,
  'selling/orders/discrepancies/pages/discrepancy.page.tsx#kind': optionKinds,
  'fulfilment/warehouse/shipments/shipment-deeds.ts#event': shipmentEvents,
}

/** Words that say nothing, each with the reason. */
const silent: Readonly<Record<string, string>> = {
  'selling/orders/discrepancies/pages/discrepancy.staff.tsx nothing': 'no picture was sent, so nothing was done',
}

type Part = { readonly file: File; readonly text: string }

/** The action of a page, and what it calls of deeds: their tables, single ones, and what leads back. */
function partsBehind(file: File, name: string, seen = new Set<string>()): readonly Part[] {
  const [path, part] = (file.imports.get(name) ?? `${file.path}#${name}`).split('#') as [string, string]
  const there = path === 'people/proofs/answer-deeds.ts' ? null : fileAt(path)
  const body = there?.parts.get(part)
  if (!there || !body || seen.has(`${path}#${part}`)) return []
  const text = withoutComments(body.text)
  if (!/\banswerDeeds?\(|\b(?:deed|provedDeed|deedInSteps|redirect)\(|: Sent\b/.test(text)) return []
  seen.add(`${path}#${part}`)
  return [{ file: there, text }, ...body.calls.flatMap((call) => partsBehind(there, call, seen))]
}

function withoutComments(text: string): string {
  return text.replace(/\/\*\*[\s\S]*?(?:\*\/|$)|^\s*\/\/.*$/gm, '')
}

/** What a text says after `deed(form, act, …)`, or returns, or goes to: each an expression that holds words. */
function saidIn(text: string): readonly string[] {
  let rest = text
  const afterActs: string[] = []
  for (const { index, 0: head } of text.matchAll(/\b(?:deed|provedDeed)\(/g)) {
    const inside = upToClosing(text, index + head.length)
    afterActs.push(partsOfCall(inside)[2] ?? '')
    rest = rest.replace(inside, '')
  }
  const returned = [...rest.matchAll(/(?:return|const done =) (?!redirect|formAnswer|answerDeed|`\/\$)([^\n]*)/g)]
    .map(([, said]) => said!)
    .filter((said) => /^['`]|[?:] ['`]/.test(said))
  const addressed = [...text.matchAll(/\?done=(\w+)|\bdone: '(\w+)'/g)].map(([, one, other]) => `'${one ?? other}'`)
  return [...afterActs, ...returned, ...addressed]
}

function partsOfCall(inside: string): readonly string[] {
  const found: string[] = ['']
  let depth = 0
  for (const letter of inside) {
    if ('([{'.includes(letter)) depth++
    if (')]}'.includes(letter)) depth--
    if (letter === ',' && depth === 0) found.push('')
    else found[found.length - 1] += letter
  }
  return found
}

/** The words that an expression may be: its literals, or those of the value or function that it names. Null if unknown. */
function wordsIn(file: File, said: string): readonly string[] | null {
  const own = withoutRedirects(said).replace(/[!=]== '[^']*'/g, '')
  const literals = [...own.matchAll(/'([^']*)'|`([^`]*)`/g)].flatMap(([, word, template]) => {
    if (template === undefined) return [word!]
    const value = /^\$\{(\w+)\}/.exec(template)?.[1]
    const inner = [...template.matchAll(/'([^']*)'/g)].map(([, found]) => found!)
    return value ? (valueWords[`${file.path}#${value}`] ?? []) : inner.length > 0 ? inner : [template]
  })
  const words = literals
    .map((one) => one.replace(/^.*done=/, '').replace(/[&?].*$/, ''))
    .filter((one) => /^\w/.test(one))
  if (words.length > 0) return words
  if (own !== said) return []
  const named = /(?:=> |^\s*)(\w+)(?:\[\w+\])?\s*$/.exec(own)?.[1] ?? ''
  const known = valueWords[`${file.path}#${named}`]
  if (known) return known
  const part = withoutComments(file.parts.get(named)?.text ?? '').split(/\n[})]/)[0]!
  if (part !== '') return wordsIn(file, part)
  return new RegExp(`const ${named} = .*\\n.*redirect\\(`).test(file.text) ? [] : null
}

function withoutRedirects(text: string): string {
  const call = /\b(?:redirect|backToHub)\(/.exec(text)
  if (!call) return text
  const end = call.index + call[0].length + upToClosing(text, call.index + call[0].length).length + 1
  return withoutRedirects(text.slice(0, call.index) + text.slice(end))
}

/** The page at an address that a deed leads to; `${number}` in it stands for any part of it. */
function pagesAt(path: string): readonly File[] {
  const given = path.split('/')
  const isAt = (own: readonly string[]) =>
    own.length === given.length &&
    own.every((part, at) => part === given[at] || (part.startsWith(':') && given[at]!.includes('${')))
  return pageRoutes().flatMap(({ url, file }) => (isAt(url.split('/').slice(2)) ? [fileAt(file)!] : []))
}

/** Whether a page has a text for a word, in both languages: by `doneText`, or in a list of its own or of what it shows. */
function says(page: File, word: string): boolean {
  const near = [page, ...[...page.imports.values()].flatMap((target) => fileAt(target.split('#')[0]!) ?? [])]
  const texts = near.filter(({ path }) => !path.startsWith('platform/')).map(({ text }) => text)
  const messages = texts.flatMap((text) => /\bdoneText\(request, '(\w+)'/.exec(text)?.[1] ?? [])[0]
  if (messages) {
    const request = new Request(`http://localhost/?done=${word}`)
    const [arabic, english] = [doneText(request, messages, 'ar'), doneText(request, messages, 'en')]
    return /\p{Script=Arabic}/u.test(arabic ?? '') && /^\P{Script=Arabic}+$/u.test(english ?? '')
  }
  const listed = new RegExp(`\\b${word}: (?:m\\.|\\()|[!=]== '${word}'|searchParams\\.has\\('done'\\)`)
  return texts.some((text) => listed.test(text))
}

const pages = pageRoutes()
  .map(({ file }) => fileAt(file)!)
  .filter(({ text }) => /\banswerDeeds?\(/.test(text))

/** The words of a page's deeds that no page they lead to has a text for. */
function wordless(page: File): { readonly words: number; readonly missing: readonly string[] } {
  const parts = partsBehind(page, 'action')
  const texts = parts.map(({ text }) => text)
  const addresses = texts.flatMap((text) => [...text.matchAll(/`\/\$\{[\w.]*locale\}\/([^?`]+)\?/g)])
  const back = /answerDeeds?\(.*, ['`]([^'`]+)['`]\)/.exec(texts[0] ?? '')
  const targets = [page, ...[...addresses, ...(back ? [back] : [])].flatMap(([, path]) => pagesAt(path!))]
  const said = parts.flatMap(({ file, text }) =>
    saidIn(text).map((one) => wordsIn(file, one) ?? [`cannot read: ${one}`]),
  )
  const words = [...new Set(said.flat())]
  const missing = words.filter((word) => !targets.some((target) => says(target, word)))
  return { words: words.length, missing: missing.map((word) => `${page.path} ${word}`).filter((one) => !silent[one]) }
}

test('each word of a deed has its text in both languages at the page that it leads to', () => {
  const found = pages.map(wordless)
  assert.deepEqual(
    found.flatMap(({ missing }) => missing),
    [],
  )
  const count = found.reduce((sum, { words }) => sum + words, 0)
  assert.ok(pages.length > 55 && count > 180, `the walk finds them: ${count} words of ${pages.length} pages`)
})

test('a word without a text is found at either kind of page', () => {
  const [refunds, tills] = ['office/finance/refunds.staff.tsx', 'office/finance/tills/tills.staff.tsx'].map(
    (path) => fileAt(path)!,
  )
  assert.deepEqual([says(refunds!, 'endProposed'), says(tills!, 'counted')], [true, true])
  assert.deepEqual([says(refunds!, 'neverDone'), says(tills!, 'neverDone')], [false, false])
})

test('where the loader gives the text of what was done, nothing compares it with a word', () => {
  const compared = /\w\[(?:\w+\.)?done\b|\bdone [!=]== '/
  assert.ok(compared.test("undo={undoing[facts.done ?? '']}") && compared.test("done === 'held'"))
  const wrong = pages.filter(({ text }) => text.includes('doneText(request') && compared.test(text))
  assert.deepEqual(
    wrong.map(({ path }) => path),
    [],
  )
})
