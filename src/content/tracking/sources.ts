/** Where visitors come from, in the words of the specification. `Unknown`: they did not agree to be linked to their first request. */
export const sources = ['FB', 'Instagram', 'TikTok', 'Organic', 'Email', 'Unknown'] as const
export type Source = (typeof sources)[number]

/** One arrival from elsewhere. */
export type Touch = {
  readonly source: Source
  /** Empty where none was named. */
  readonly campaign: string
  /** The ids that companies put into the address of a click, by the name of their parameter. */
  readonly clicks: Readonly<Record<string, string>>
}

/** Of a campaign's name, of `utm_source` or `utm_medium`, lower-case. */
const sourceNames: ReadonlyMap<string, Source> = new Map(
  Object.entries({
    fb: 'FB',
    facebook: 'FB',
    meta: 'FB',
    ig: 'Instagram',
    insta: 'Instagram',
    instagram: 'Instagram',
    tt: 'TikTok',
    tiktok: 'TikTok',
    email: 'Email',
    mail: 'Email',
    em: 'Email',
    newsletter: 'Email',
    nl: 'Email',
    organic: 'Organic',
    seo: 'Organic',
  }),
)
/** Hosts whose links say where somebody comes from; all others are `Organic`. */
const sourceHosts: readonly (readonly [RegExp, Source])[] = [
  [/(^|\.)instagram\.com$/, 'Instagram'],
  [/(^|\.)(facebook\.com|fb\.com|fb\.me|messenger\.com)$/, 'FB'],
  [/(^|\.)tiktok\.com$/, 'TikTok'],
  [/^(mail\.google\.com|outlook\.(live|office)\.com|mail\.yahoo\.com|mail\.proton\.me)$/, 'Email'],
]
export const clickIds = ['fbclid', 'ttclid', 'gclid'] as const
const longestCampaign = 40
const longestClick = 500

/**
 * What the address of a page and the page before say of an arrival; null where they say nothing: a direct visit, or a step
 * within the shop. What stands first wins: the campaign's prefix, `utm_source`, `utm_medium`, a click id, the page before.
 */
export function readTouch(query: URLSearchParams, referrerHost: string | null): Touch | null {
  const clicks = readClicks(query)
  const named = query.get('utm_campaign') ?? ''
  const { prefix, campaign } = readCampaign(named)
  const hosted =
    referrerHost === null ? null : (sourceHosts.find(([host]) => host.test(referrerHost))?.[1] ?? 'Organic')
  const told =
    prefix ??
    sourceNames.get(word(query.get('utm_source'))) ??
    sourceNames.get(word(query.get('utm_medium'))) ??
    // Instagram's links bring the id of Facebook's.
    (clicks.fbclid ? (hosted === 'Instagram' ? 'Instagram' : 'FB') : clicks.ttclid ? 'TikTok' : null) ??
    hosted
  if (told) return { source: told, campaign, clicks }
  return campaign || query.has('utm_source') || clicks.gclid ? { source: 'Organic', campaign, clicks } : null
}

/**
 * `fb_ramadan-2026_video` is the campaign `ramadan-2026` on Facebook, `ramadan-2026_video` the same without a source: the id is what
 * stands before the first underscore, after the source.
 */
export function readCampaign(named: string): { readonly prefix: Source | null; readonly campaign: string } {
  const [first = '', second = ''] = named.slice(0, 200).split('_')
  const prefix = sourceNames.get(word(first)) ?? null
  return { prefix, campaign: cleanCampaign(prefix ? second : first) }
}

/** Letters, digits, hyphens and full stops, lower-case; whatever else was sent is left out. */
export function cleanCampaign(text: string): string {
  return [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}.-]/gu, ''),
  ]
    .slice(0, longestCampaign)
    .join('')
}

function word(text: string | null): string {
  return (text ?? '').slice(0, 40).trim().toLowerCase()
}

function readClicks(query: URLSearchParams): Readonly<Record<string, string>> {
  const told = clickIds.map((name) => [name, query.get(name) ?? ''] as const)
  return Object.fromEntries(told.filter(([, id]) => id.length <= longestClick && /^[\w.~-]+$/.test(id)))
}
