const folders: Readonly<Record<string, string>> = {
  ticket: 'tickets',
  discrepancy: 'discrepancies',
  return: 'returns',
  cancellation: 'cancellations',
  order: 'orders',
  box: 'warehouse/boxes',
  article: 'content/blog/articles',
  campaign: 'content/campaigns',
  setting: 'settings/of',
  courier: 'couriers/companies',
}
const screens: Readonly<Record<string, string>> = {
  answer: 'tickets/answers',
  audit: 'settings/audit',
  bin: 'warehouse/bins',
  'blog-author': 'content/blog/names',
  'blog-category': 'content/blog/names',
  break: 'finance/reports',
  comment: 'content/blog/comments',
  consents: 'analytics/consents',
  'courier-closing': 'finance/courier-cash',
  day: 'finance/closes',
  delivery: 'health',
  entry: 'finance',
  fact: 'product-facts',
  holiday: 'finance/holidays',
  line: 'finance/bank',
  rule: 'finance/rules',
  stage: 'late/times',
  statement: 'finance/bank',
  suspense: 'finance/suspense',
  charge: 'finance/suspense',
  sighting: 'hub',
  shelf: 'hub',
}

/** Where a thing is looked at that is known by a number or a code, below `/{lang}/ops`; null where it has no page. */
export function thingPath(kind: string, key: string): string | null {
  const folder = Object.hasOwn(folders, kind) && folders[kind]
  return folder && /^[\w.-]+$/.test(key) ? `${folder}/${key}` : Object.hasOwn(screens, kind) ? screens[kind]! : null
}
