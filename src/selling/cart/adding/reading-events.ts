import type { ReadingStep } from '#catalog/reader/fetching/read-link.ts'
import type { LinkFacts, LoadedDraft } from './load-draft.ts'

/** The messages to the page of a link being read, one per line; `draft` or `failed` is the last. */
export type ReadingEvent =
  | { readonly kind: 'step'; readonly step: ReadingStep; readonly facts: LinkFacts }
  | {
      readonly kind: 'draft'
      readonly draft: LoadedDraft
      /** What its goods add to the cart as it is (`parseDraftCost`); null where the link was refused. */
      readonly cost: string | null
    }
  | { readonly kind: 'failed' }

/** The events of a response as they arrive; a response that is cut off ends as failed. */
export async function* readingEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ReadingEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const event = JSON.parse(line) as ReadingEvent
      yield event
      if (event.kind !== 'step') return
    }
    if (done) break
  }
  yield { kind: 'failed' }
}
