import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeHtml } from '#catalog/reader/fetching/decode-html.ts'
import { readPage } from '#catalog/reader/read-page.ts'
import { questionOf } from './estimate-reading.ts'
import type { EstimateQuestion } from './gather-evidence.ts'
import type { LabelledProduct } from './score-estimates.ts'

type Label = {
  readonly name: string
  readonly title: string
  readonly categories: readonly string[]
  readonly weight_g_min: number | null
  readonly weight_g_max: number | null
  readonly digital?: boolean
}
type OwnProduct = {
  readonly title: string
  readonly brand?: string
  readonly store?: string
  readonly breadcrumb?: string
  readonly categories: readonly string[]
  readonly grams: readonly [number, number] | null
  readonly refused?: string
  readonly aside?: boolean
}

/** Real pages and catalogue lines with their labels; null where the corpus is not at hand. */
export function readCorpusLabels(
  corpus: string,
): { readonly pages: readonly LabelledProduct[]; readonly catalogue: readonly LabelledProduct[] } | null {
  if (!existsSync(join(corpus, 'labels.jsonl'))) return null
  const labels = readLines<Label>(join(corpus, 'labels.jsonl'))
  const addresses = new Map(
    readLines<{ name: string; url: string | null; store_domain: string }>(join(corpus, 'truth.jsonl')).map((truth) => [
      truth.name,
      truth.url ?? `https://${truth.store_domain}/item`,
    ]),
  )
  const [pages, catalogue] = [
    labels.filter(({ name }) => addresses.has(name)),
    labels.filter(({ name }) => !addresses.has(name)),
  ]
  return {
    pages: pages.map((label) => labelled(label, readQuestion(corpus, label, addresses.get(label.name) ?? null))),
    catalogue: catalogue.map((label) => labelled(label, { title: label.title })),
  }
}

/** Titles of our own, made up; those kept aside apart. */
export function readOwnProducts(file: string) {
  const own = readLines<OwnProduct>(file).map((one) => ({
    aside: one.aside === true,
    product: {
      name: one.title,
      question: { ...one, breadcrumb: one.breadcrumb?.split(' > ') ?? [] },
      categories: one.categories,
      grams: one.grams,
      refused: one.refused ?? null,
    },
  }))
  const where = (aside: boolean) => own.filter((one) => one.aside === aside).map(({ product }) => product)
  return { open: where(false), aside: where(true) }
}

/** What the reader makes of a page; a page it cannot read is judged by the title of its label. */
function readQuestion(corpus: string, { name, title }: Label, url: string | null): EstimateQuestion {
  const html = decodeHtml(gunzipSync(readFileSync(join(corpus, 'pages', `${name}.html.gz`))))
  const { product } = readPage(html, url)
  return product ? questionOf(product, url) : { title }
}

function labelled(label: Label, question: EstimateQuestion): LabelledProduct {
  const { weight_g_min: least, weight_g_max: most } = label
  return {
    name: label.name,
    question,
    categories: label.categories.map((code) => code.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())),
    grams: least === null || most === null ? null : [least, most],
    refused: label.digital ? 'digital' : null,
  }
}

function readLines<Line>(file: string): readonly Line[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
}
