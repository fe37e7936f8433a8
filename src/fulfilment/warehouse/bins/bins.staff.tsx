import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { houseOf } from '#fulfilment/custody/custody-acts.ts'
import { findPieces, readChain } from '#fulfilment/custody/read-piece.ts'
import { WarehouseDone, WarehouseHeading } from '#fulfilment/warehouse/warehouse-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds, deed } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { m } from '#words/messages.js'
import { BinForms } from './bin-forms.tsx'
import { makeBin, putAway, retireBin } from './bins.ts'
import { BinsTable } from './bins-table.tsx'
import { FoundPieces } from './found-pieces.tsx'
import { readBins } from './read-bins.ts'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

const bin = z.object({ place: z.string().min(1).max(10), code: z.string().trim().min(1, 'refusal_bin_code_wrong') })
const put = bin.extend({
  barcodes: z
    .string()
    .transform((text) => text.split(/[\s,;]+/).filter(Boolean))
    .refine((codes) => codes.length > 0 && codes.length <= 100, 'warehouse_barcodes_needed'),
})

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'receive', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 60) ?? ''
  const { locale, now, site } = visit
  return visit.read(async (work) => {
    const [page, found, tables] = await Promise.all([readBins(work), findPieces(work, q), readTables(work)])
    const chain = found.length === 1 && found[0] ? await readChain(work, found[0].id) : null
    const places = visit.who.kind === 'staff' && visit.who.places.length > 0 ? visit.who.places : null
    return {
      page,
      found,
      chain,
      q,
      locale,
      now,
      site,
      done: searchParams.get('done'),
      // A piece that was searched for is put away in its own warehouse.
      place: searchParams.get('place') ?? houseOf(found[0]?.place ?? page.loose[0]?.place ?? ''),
      code: searchParams.get('code') ?? '',
      places: places ?? [...tables.prices.routes.keys()],
    }
  })
}

/** Creates a bin, retires an empty one, or puts pieces into one. */
const deeds = {
  put: deed(put, putAway, ({ bin: into, sighted }) => {
    const [place = '', code = ''] = into.split('/')
    return `${sighted.length > 0 ? 'sighted' : 'away'}&place=${place}&code=${code}`
  }),
  make: deed(bin, makeBin, 'saved'),
  retire: deed(bin, retireBin, 'saved'),
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'receive', request)
  return answerDeeds(visit, await request.formData(), deeds, 'ops/warehouse/bins')
}

/** The pieces' places: put away by scan, and found by any of their codes. */
export default function Bins() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { locale, q, done, page } = facts
  const here = `/${locale}/ops/warehouse/bins`
  return (
    <>
      <PageTitle>{m.warehouse_tab_bins()}</PageTitle>
      <WarehouseHeading locale={locale} at="bins" lead={m.warehouse_bins_lead()} />
      <WarehouseDone done={done} />
      <QueueBar
        label={m.warehouse_find_piece()}
        placeholder={m.warehouse_find_piece()}
        button={m.platform_queue_search()}
        q={q}
        reset={q === '' ? undefined : { to: here, text: m.platform_queue_reset() }}
      />
      {q !== '' && <FoundPieces facts={facts} />}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <BinsTable page={page} locale={locale} now={facts.now} />
        <BinForms key={answer?.attempt} facts={facts} answer={answer} />
      </div>
    </>
  )
}
