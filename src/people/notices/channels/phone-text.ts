import type { Letter, Message, Reader } from '#people/notices/letter.ts'

/** A letter as a phone shows it; null for a reader without a number. */
export function phoneText({ phone }: Reader, { paragraphs, code }: Letter): Message | null {
  if (!phone) return null
  const text = [...paragraphs, ...(code === undefined ? [] : [code])].join('\n')
  return { to: phone, subject: '', text, html: null }
}
