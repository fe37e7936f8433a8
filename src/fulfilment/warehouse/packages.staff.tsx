import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { EachResult, UndoNotice } from '#platform/ui/lists/each-result.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { KeyHints } from '#platform/ui/lists/queue.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { useQueueKeys } from '#platform/ui/lists/use-queue-keys.ts'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import { namesDeed } from '#platform/work/do-deed.ts'
import { isId, newId } from '#platform/work/id.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'
import { OpenBoxDialog } from './boxes/open-box-dialog.tsx'
import { conditionLabel } from './condition-label.ts'
import { packageDeeds } from './package-deeds.ts'
import { PackageGroup } from './package-group.tsx'
import { readShelved, readWarehouse, type ShelvedItem } from './read-warehouse.ts'
import { WarehouseDone, WarehouseHeading } from './warehouse-heading.tsx'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'receive', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const country = searchParams.get('country') ?? ''
  const resolve = searchParams.get('resolve') ?? ''
  const unpack = searchParams.get('unpack') ?? ''
  const { shelves, resolving, unpacking } = await visit.read(async (work) => ({
    shelves: await readWarehouse(work, { q, country, ...pageAsked(searchParams) }),
    resolving: isId(resolve) ? await readShelved(work, resolve) : null,
    unpacking: isId(unpack) ? await readShelved(work, unpack) : null,
  }))
  const { locale, now } = visit
  const done = searchParams.get('done')
  const asked = { q, country, resolving, unpacking: unpacking?.isSealed ? unpacking : null }
  return { ...shelves, ...asked, locale, now, key: newId(), done, deeds: searchParams.get('deeds') }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const form = await request.formData()
  requireStaff(visit, namesDeed(form, ['ship']) ? 'ship' : 'receive', request)
  return answerDeeds(visit, form, packageDeeds, 'ops/warehouse/packages')
}

const undoing: Readonly<Record<string, string>> = { packed: 'undoPack', unpacked: 'undoUnpack' }

export default function Packages() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { locale, q, country, places, groups, resolving, unpacking } = facts
  useQueueKeys()
  const here = `/${locale}/ops/warehouse/packages`
  const isNarrowed = q !== '' || country !== ''
  return (
    <>
      <PageTitle>{m.warehouse_tab_packages()}</PageTitle>
      <WarehouseHeading locale={locale} at="packages" lead={m.warehouse_packages_lead({ count: facts.all })} />
      {answer?.each ? (
        <EachResult each={answer.each} undo={answer.typed.do === 'pack' ? 'undoPack' : undefined} />
      ) : (
        <>
          <WarehouseDone done={facts.done} />
          <UndoNotice undo={undoing[facts.done ?? '']} deeds={facts.deeds} />
        </>
      )}
      <QueueBar
        label={m.warehouse_packages_find()}
        placeholder={m.warehouse_packages_find()}
        button={m.platform_queue_search()}
        q={q}
        filters={[
          {
            name: 'country',
            label: m.warehouse_place(),
            value: country,
            options: [
              { value: '', text: m.warehouse_all_places() },
              ...places.map((one) => ({
                value: one.country,
                text: `${countryName(one.country, locale)} (${one.count})`,
              })),
            ],
          },
        ]}
        reset={isNarrowed ? { to: here, text: m.platform_queue_reset() } : undefined}
      />
      {groups.length === 0 && isNarrowed && <Notice tone="info" title={m.platform_queue_none_found()} />}
      {groups.length === 0 && !isNarrowed && (
        <EmptyState drawing="parcel" title={m.platform_queue_empty()} text={m.warehouse_packages_empty()} level={2} />
      )}
      <div data-queue className="flex flex-col gap-4">
        {groups.map((group) => (
          <PackageGroup
            key={`${group.country} ${group.state} ${group.items.map((item) => item.id)}`}
            group={group}
            facts={facts}
            answer={answer?.typed.group === `${group.country} ${group.state}` ? answer : undefined}
          />
        ))}
      </div>
      <ListPages {...facts} here={here} asked={{ q, country }} />
      <KeyHints
        keys={[
          { press: 'j / k', text: m.platform_queue_key_move() },
          { press: 'x', text: m.platform_queue_key_choose() },
          { press: 'e', text: m.platform_queue_key_fields() },
          { press: 'z', text: m.platform_queue_key_undo() },
          { press: '/', text: m.platform_queue_key_find() },
        ]}
      />
      {resolving && <ResolveDialog key={answer?.attempt} item={resolving} closeTo={here} answer={answer} />}
      {unpacking && (
        <OpenBoxDialog
          key={answer?.attempt}
          title={m.warehouse_open_box_title({ what: isolateLtr(unpacking.label) })}
          act={`unpack:${unpacking.id}`}
          closeTo={here}
          answer={answer}
        />
      )}
    </>
  )
}

type ResolveDialogProps = { readonly item: ShelvedItem; readonly closeTo: string; readonly answer?: FormAnswer }

/** Settles a discrepancy, with a note, so that the goods may be packed. */
function ResolveDialog({ item, closeTo, answer }: ResolveDialogProps) {
  const { errors = {} } = answer ?? {}
  return (
    <Dialog open title={m.warehouse_resolve_title()} closeLabel={m.warehouse_close()} closeTo={closeTo}>
      <PostForm answer={answer} className="flex flex-col gap-4">
        <p>
          <bdi>{item.title}</bdi>
        </p>
        <Notice tone="warn">{m.warehouse_discrepancy({ what: conditionLabel(item.discrepancy ?? '') })}</Notice>
        {errors.general && (
          <Notice tone="bad" role="alert">
            {errors.general}
          </Notice>
        )}
        <input type="hidden" name="itemId" value={item.id} />
        <Field label={m.warehouse_resolve_why()} name="why" />
        <SubmitButton name="do" value="resolve" busyLabel={m.platform_form_busy()}>
          {m.warehouse_resolve_confirm()}
        </SubmitButton>
      </PostForm>
    </Dialog>
  )
}
