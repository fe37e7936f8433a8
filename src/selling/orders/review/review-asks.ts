/** What a question may be about besides the page's choices; the whole item if none is named. */
export const askAbout = ['title', 'url', 'price', 'quantity', 'weight', 'category', 'notes'] as const
export type AskAbout = (typeof askAbout)[number]

/** The questions that a reviewer may ask, as the form names them. */
export const askNames = {
  size: 'Missing size',
  color: 'Missing color',
  style: 'Missing style',
  nationalId: 'Upload national id',
} as const satisfies Readonly<Record<string, IssueType>>
export type AskName = keyof typeof askNames

export type IssueType = (typeof issueTypes)[number]

export const issueTypes = ['Missing size', 'Missing color', 'Missing style', 'Upload national id', 'General'] as const
