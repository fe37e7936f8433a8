import { data, type LoaderFunctionArgs } from 'react-router'
import type { LinkPlace, ReadingStep } from '#catalog/reader/fetching/read-link.ts'
import { pictureSigner } from '#catalog/reader/pictures/picture-ports.ts'
import { withSigned } from '#catalog/reader/pictures/sign-loaders.ts'
import { type Visit, visitOf } from '#platform/http/visit.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { costDraft } from './cost-draft.ts'
import { writeDraftCost } from './draft-cost.ts'
import { linkFacts, linkInParams, type PastedLink, readLinked } from './load-draft.ts'
import type { ReadingEvent } from './reading-events.ts'

/** The progress of reading a link, for the add page; pages of other origins may not start it. */
export function loader({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>) {
  if (request.headers.get('sec-fetch-site') === 'cross-site') throw data(null, { status: 403 })
  const pasted = linkInParams(new URL(request.url).searchParams)
  if (pasted === null) throw data(null, { status: 404 })
  return new Response(readingStream(visitOf(context), pasted), {
    headers: {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-accel-buffering': 'no',
    },
  })
}

/** Reads a link and tells each step the moment it is reached, as lines of JSON; the filled form is the last line. */
function readingStream(visit: Visit, pasted: PastedLink): ReadableStream<Uint8Array> {
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
        const draft = await readLinked(visit, pasted, prices, onStep)
        const cost = draft.form && writeDraftCost(await costDraft(visit, draft.form.typed))
        tell({ kind: 'draft', draft: withSigned(draft, visit.ports.get(pictureSigner)), cost })
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
