import { isRefusal } from '#platform/refusal.ts'
import type { Visit } from '#platform/visit.ts'
import { readTables } from '#pricing/read-tables.ts'
import { pictureSigner } from '#reader/pictures/picture-ports.ts'
import { withSigned } from '#reader/pictures/sign-loaders.ts'
import type { LinkPlace, ReadingStep } from '#reader/read-link.ts'
import { linkFacts } from './link-facts.ts'
import { readLinked } from './load-draft.ts'
import type { ReadingEvent } from './reading-events.ts'

/** Reads a link and tells each step the moment it is reached, as lines of JSON; the filled form is the last line. */
export function readingStream(visit: Visit, link: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let open = true
  return new ReadableStream({
    async start(controller) {
      const tell = (event: ReadingEvent) => {
        if (open) controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`))
      }
      const onStep = (step: ReadingStep, place: LinkPlace) =>
        tell({ kind: 'step', step, facts: linkFacts(place, visit.locale) })
      try {
        const { prices } = await visit.read(readTables)
        const draft = await readLinked(visit, link, prices, onStep)
        tell({ kind: 'draft', draft: withSigned(draft, visit.ports.get(pictureSigner)) })
      } catch (error) {
        if (!isRefusal(error)) visit.report(error)
        tell({ kind: 'failed' })
      }
      if (open) controller.close()
    },
    cancel() {
      open = false
    },
  })
}
