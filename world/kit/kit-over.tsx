import { useState } from 'react'
import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { Drawer } from '#platform/ui/frame/drawer.tsx'
import { Sheet } from '#platform/ui/frame/sheet-link.tsx'
import { Toast, Toasts } from '#platform/ui/frame/toast.tsx'
import { LinkRows } from '#platform/ui/lists/link-rows.tsx'
import { MoneyRow } from '#platform/ui/show/money-row.tsx'
import { KitSection } from './kit-section.tsx'
import type { Kit } from './kit-words.ts'

/** Dialogs and menus over the page; each has its own address, so it opens without JavaScript as well. */
export function KitOver({ kit }: { readonly kit: Kit }) {
  const { w, here, over } = kit
  const [toasted, setToasted] = useState(over === 'toast')
  const closing = { closeLabel: w('close'), closeTo: here({ over: null }) }
  return (
    <KitSection title={w('over')}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={here({ over: 'dialog' })}>{w('open_dialog')}</ButtonLink>
        <ButtonLink to={here({ over: 'sheet' })}>{w('open_sheet')}</ButtonLink>
        <ButtonLink to={here({ over: 'drawer' })}>{w('open_drawer')}</ButtonLink>
        <Button onClick={() => setToasted(true)}>{w('show_toast')}</Button>
      </div>
      <Dialog
        open={over === 'dialog'}
        title={w('dialog_title')}
        size="small"
        actions={
          <>
            <ButtonLink to={here({ over: null })} kind="quiet">
              {w('cancel')}
            </ButtonLink>
            <Button kind="danger" icon="trash">
              {w('delete')}
            </Button>
          </>
        }
        {...closing}
      >
        {w('dialog_text')}
      </Dialog>
      <Sheet open={over === 'sheet'} title={w('sheet_title')} {...closing}>
        <MoneyRow
          label={w('shipping')}
          amount="EGP 630.00"
          why={w('shipping_why')}
          was={{ amount: 'EGP 840.00', label: w('was'), reason: w('shipping_changed') }}
        />
        <MoneyRow label={w('due')} amount="EGP 4,418.50" strong tone="due" />
      </Sheet>
      <Drawer open={over === 'drawer'} title={w('drawer_title')} {...closing}>
        <LinkRows
          items={[
            { to: here({ at: 'pay' }), title: w('pending_pay'), note: 'A-10482', icon: 'cash' },
            { to: here({ at: 'choose' }), title: w('pending_choose'), note: 'A-10477', icon: 'edit' },
            { to: here({ at: 'id' }), title: w('pending_id'), icon: 'upload' },
          ]}
        />
      </Drawer>
      <Toasts label={w('toasts')}>
        {toasted && (
          <Toast
            tone="ok"
            text={w('toast')}
            action={
              <Button kind="quiet" size="small">
                {w('undo')}
              </Button>
            }
            closeLabel={w('close')}
            onClose={() => setToasted(false)}
          />
        )}
      </Toasts>
    </KitSection>
  )
}
