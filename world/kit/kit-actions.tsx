import { Form } from 'react-router'
import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import type { ButtonKind } from '#platform/ui/forms/button-look.ts'
import { CopyCode } from '#platform/ui/forms/copy-code.tsx'
import { IconButton } from '#platform/ui/forms/icon-button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Menu } from '#platform/ui/frame/menu.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { KitSection } from './kit-section.tsx'
import type { Kit, KitWord } from './kit-words.ts'

const kinds: readonly (readonly [ButtonKind, KitWord])[] = [
  ['primary', 'pay'],
  ['secondary', 'edit'],
  ['quiet', 'cancel'],
  ['danger', 'delete'],
]

/** Buttons and links. */
export function KitActions({ kit: { w, here, locale } }: { readonly kit: Kit }) {
  return (
    <KitSection title={w('actions')}>
      <div className="flex flex-wrap items-center gap-3">
        {kinds.map(([kind, word]) => (
          <Button key={kind} kind={kind}>
            {w(word)}
          </Button>
        ))}
        <ButtonLink to={here({})} iconEnd="next">
          {w('view_order')}
        </ButtonLink>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="primary" size="large" icon="cart">
          {w('add')}
        </Button>
        <Button kind="primary" busy busyLabel={w('wait')}>
          {w('pay')}
        </Button>
        <Button busy busyLabel={w('wait')}>
          {w('try_again')}
        </Button>
        <Form action="/dev/kit">
          <SubmitButton kind="secondary" name="lang" value={locale} busyLabel={w('wait')}>
            {w('save')}
          </SubmitButton>
        </Form>
        <Button disabled>{w('save')}</Button>
        <Button size="small" icon="download">
          {w('download')}
        </Button>
        <IconButton icon="edit" label={w('edit')} kind="secondary" />
        <IconButton icon="bell" label={w('pending')} count={4} />
        <Menu
          label={w('more')}
          items={[
            { to: here({ at: 'edit' }), text: w('edit'), icon: 'edit' },
            { to: here({ at: 'invoice' }), text: w('download'), icon: 'download' },
            { name: 'intent', value: 'delete', text: w('delete'), icon: 'trash', danger: true },
          ]}
        />
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <TextLink to={here({})}>{w('terms')}</TextLink>
        <TextLink href="https://example.com/" newTab>
          {w('shop_site')}
        </TextLink>
        <TextLink to={here({})} quiet icon="back">
          {w('back_orders')}
        </TextLink>
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <CopyCode code="M7Q-418" label={w('pickup_code')} copyLabel={w('copy')} copiedLabel={w('copied')} large />
        <div>
          <Disclosure summary={w('question')} open>
            {w('answer')}
          </Disclosure>
          <Disclosure summary={w('question')}>{w('answer')}</Disclosure>
        </div>
      </div>
    </KitSection>
  )
}
