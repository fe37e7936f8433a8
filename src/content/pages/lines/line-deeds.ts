import { deed } from '#people/proofs/answer-deeds.ts'
import { endLine, endLineForm, lineForm, showLine } from './show-line.ts'

/** What staff do to the line over customer pages. */
export const lineDeeds = {
  show: deed(lineForm, showLine, 'lineShown'),
  end: deed(endLineForm, endLine, 'lineEnded'),
}
