import type { PackedPage } from './keep-drawn.ts'

export type PageText = string | Buffer | PackedPage

const texts = new WeakMap<Response, PageText>()

/** A complete page: its text is sent directly, without a web stream. */
export function finishedPage(text: PageText, init: ResponseInit): Response {
  const response = new Response(null, init)
  texts.set(response, text)
  return response
}

/** The text of a finished page; undefined for one that is still being written. */
export function finishedText(response: Response): PageText | undefined {
  return texts.get(response)
}
