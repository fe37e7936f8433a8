import { plainBlocks, type Section } from '#content/pages/body/blocks.ts'

/** Whether a question or its answer has every word that is looked for; letters that Arabic writers exchange count as one. */
export function isAbout({ title, blocks }: Section, asked: string): boolean {
  const said = plain(`${title} ${plainBlocks(blocks)}`)
  return plain(asked)
    .split(/\s+/)
    .every((word) => said.includes(word))
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}\u0640]/gu, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .toLowerCase()
}
