import type { Channel } from '#people/notices/letter.ts'

/** In the app: shown in the account as soon as it is written. */
export const app: Channel = {
  write: (reader, { subject, code, paragraphs }) => ({
    to: reader.id,
    subject,
    text: [...(code === undefined ? [] : [code]), ...paragraphs].join('\n'),
    html: null,
  }),
  send: null,
}
