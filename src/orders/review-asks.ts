import type { IssueType } from './item-data.ts'

/** The questions a reviewer may ask, as the form names them. */
export const askNames = {
  size: 'Missing size',
  color: 'Missing color',
  style: 'Missing style',
  nationalId: 'Upload national id',
} as const satisfies Readonly<Record<string, IssueType>>
export type AskName = keyof typeof askNames
