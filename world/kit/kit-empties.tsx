import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Drawing } from '#platform/ui/show/drawing.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { ErrorState } from '#platform/ui/show/error-state.tsx'
import { Loading, SkeletonCard, SkeletonRows } from '#platform/ui/show/skeleton.tsx'
import { KitSection } from './kit-section.tsx'
import type { Kit } from './kit-words.ts'

const drawn = [
  ['orders', 'empty_orders'],
  ['search', 'empty_search'],
  ['parcel', 'empty_parcel'],
  ['wallet', 'empty_wallet'],
  ['letters', 'empty_letters'],
  ['harbour', 'empty_harbour'],
  ['offline', 'offline'],
  ['locked', 'locked'],
  ['lost', 'lost'],
] as const

/** Screens with nothing to show: empty, not yet available, failed. */
export function KitEmpties({ kit: { w, here } }: { readonly kit: Kit }) {
  return (
    <>
      <KitSection title={w('empties')}>
        <div className="grid gap-6 lg:grid-cols-2">
          <Card>
            <EmptyState
              drawing="cart"
              level={3}
              title={w('empty_cart')}
              text={w('empty_cart_text')}
              action={
                <ButtonLink to={here({})} kind="primary">
                  {w('empty_cart_action')}
                </ButtonLink>
              }
            />
          </Card>
          <Card>
            <ErrorState
              level={3}
              title={w('error_title')}
              happened={w('error_happened')}
              whatToDo={w('error_do')}
              actions={<Button icon="refresh">{w('try_again')}</Button>}
              reference={{ label: w('reference'), value: '7F3K-19QD', copyLabel: w('copy'), copiedLabel: w('copied') }}
            />
          </Card>
        </div>
        <ul className="grid grid-cols-2 gap-6 lg:grid-cols-4">
          {drawn.map(([drawing, word]) => (
            <li key={drawing} className="flex flex-col items-center text-center text-sm">
              <Drawing name={drawing} className="h-auto w-full max-w-50 text-sea" />
              {w(word)}
            </li>
          ))}
        </ul>
      </KitSection>
      <KitSection title={w('loading')}>
        <Loading label={w('loading')}>
          <div className="grid gap-6 lg:grid-cols-[1fr_16rem]">
            <SkeletonRows />
            <SkeletonCard />
          </div>
        </Loading>
      </KitSection>
    </>
  )
}
