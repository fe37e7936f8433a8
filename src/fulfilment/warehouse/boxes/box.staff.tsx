import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { normalBarcode } from '#fulfilment/custody/piece-barcode.ts'
import { ScanBox } from '#fulfilment/warehouse/hub/scan-box.tsx'
import { WarehouseDone } from '#fulfilment/warehouse/warehouse-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { BoxClosing } from './box-closing.tsx'
import { BoxContents } from './box-contents.tsx'
import { boxDeeds } from './box-deeds.ts'
import { BoxFacts } from './box-facts.tsx'
import { notTakenOut, whyNot } from './not-taken-out.ts'
import { OpenBoxDialog } from './open-box-dialog.tsx'
import { readBox } from './read-boxes.ts'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'receive', request)
  return foundPage(
    visit.read(async (work) => {
      const box = await readBox(work, normalBarcode(params.barcode ?? ''))
      if (!box) throw data(null, { status: 404 })
      const { searchParams } = new URL(request.url)
      const wanted = searchParams.get('takeOut')
      const takingOut = box.closedAt === null ? null : (box.pieces.find((one) => one.barcode === wanted) ?? null)
      const said = { done: searchParams.get('done'), left: shipmentLeft(searchParams.get('left')) }
      return { box, ...said, takingOut, locale: visit.locale, site: visit.site, key: newId() }
    }),
  )
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'receive', request)
  const barcode = normalBarcode(params.barcode ?? '')
  return answerDeeds(visit, await request.formData(), boxDeeds(barcode), `ops/warehouse/boxes/${barcode}`)
}

// The shipment's number from the address, and nothing of any other form.
function shipmentLeft(text: string | null): string | null {
  return text !== null && /^[A-Z\d-]{1,20}$/.test(text) ? text : null
}

/** A box being filled: scan pieces in, see weight and value, then measure and close it. */
export default function BoxPage() {
  const { box, done, left, takingOut, locale, site, key } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const isOpen = box.closedAt === null
  const scanned = answer?.typed.do === 'scan' ? answer : undefined
  const refused = takingOut ? undefined : notTakenOut(box.pieces, answer)
  const general = scanned || takingOut || refused ? undefined : whyNot(answer)
  return (
    <>
      <PageTitle>{m.warehouse_box_title({ box: box.barcode })}</PageTitle>
      <PageHeading
        title={m.warehouse_box_title({ box: isolateLtr(box.barcode) })}
        lead={<bdi>{box.consignee}</bdi>}
        back={{ to: `/${locale}/ops/warehouse/boxes`, text: m.warehouse_tab_boxes() }}
        aside={
          <Badge tone={isOpen ? 'info' : 'ok'}>
            {isOpen ? m.warehouse_box_is_open() : m.warehouse_box_is_closed()}
          </Badge>
        }
      />
      {left ? (
        <Notice tone="warn" role="status" className="mb-3 py-2">
          {m.warehouse_box_left({ shipment: isolateLtr(left) })}
        </Notice>
      ) : (
        <WarehouseDone done={done} />
      )}
      {general && (
        <Notice tone="bad" role="alert" className="mb-3">
          {general}
        </Notice>
      )}
      {isOpen && (
        <ScanBox
          attempt={answer?.attempt}
          method="post"
          name="barcode"
          label={m.warehouse_scan_into_box()}
          button={m.warehouse_put_in_box()}
          value={scanned?.typed.barcode}
          error={scanned?.errors.barcode ?? scanned?.errors.general}
        />
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <BoxContents box={box} locale={locale} refused={refused} />
        <div className="flex min-w-0 flex-col gap-4">
          <BoxFacts box={box} locale={locale} site={site} />
          {isOpen && box.pieces.length > 0 && (
            <BoxClosing
              key={answer?.attempt}
              itemKey={key}
              answer={answer?.typed.do === 'close' ? answer : undefined}
            />
          )}
          <a
            href={`/api/ops/warehouse/boxes/${box.barcode}/label`}
            target="_blank"
            rel="noopener"
            className="text-sea underline underline-offset-4"
          >
            {m.warehouse_box_label()} <Ltr>A6</Ltr>
          </a>
        </div>
      </div>
      {takingOut && (
        <OpenBoxDialog
          key={answer?.attempt}
          title={m.warehouse_open_box_title({ what: isolateLtr(takingOut.barcode) })}
          shipment={box.isPrepared ? box.shipment : null}
          act={`takeOut:${takingOut.barcode}`}
          closeTo={`/${locale}/ops/warehouse/boxes/${box.barcode}`}
          answer={answer}
        />
      )}
    </>
  )
}
