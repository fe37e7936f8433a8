const texts = new WeakMap<Response, string | Buffer>()

/** A complete page: its text is sent directly, without a web stream. */
export function finishedPage(text: string | Buffer, init: ResponseInit): Response {
  const response = new Response(null, init)
  texts.set(response, text)
  return response
}

/** The text of a finished page; undefined for one that is still being written. */
export function finishedText(response: Response): string | Buffer | undefined {
  return texts.get(response)
}
