import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Fold } from '#platform/ui/frame/fold.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import { KindList } from './kind-list.tsx'
import type { CategoryLine, GroupLine } from './read-kind-tree.ts'

type KindTreeProps = {
  readonly tree: readonly CategoryLine[]
  /** The group that the address opens. */
  readonly opened: string
  readonly here: string
}

/** Customs categories that open to their groups, and those to their kinds. */
export function KindTree({ tree, opened, here }: KindTreeProps) {
  return (
    <Card flush>
      {tree.map(({ code, name, kinds, products, groups }) => (
        <Fold
          key={code}
          open={groups.some((one) => one.code === opened)}
          title={<span className="font-semibold">{name}</span>}
          aside={
            <span className="text-sm text-soft">
              {m.catalogue_kinds({ count: kinds })} · {m.catalogue_count({ count: products })}
            </span>
          }
        >
          {groups.length === 1 && groups[0] ? (
            <KindList kinds={groups[0].kinds} here={here} />
          ) : (
            groups.map((group) => <Group key={group.code} group={group} isOpen={group.code === opened} here={here} />)
          )}
        </Fold>
      ))}
    </Card>
  )
}

type GroupProps = { readonly group: GroupLine; readonly isOpen: boolean; readonly here: string }

function Group({ group: { code, name, kinds }, isOpen, here }: GroupProps) {
  return (
    <div id={code} className="scroll-mt-4">
      <Disclosure
        open={isOpen}
        summary={
          <span className="flex min-w-0 grow justify-between gap-4">
            <span>{name}</span>
            <span className="shrink-0 text-sm font-normal text-soft">{m.catalogue_kinds({ count: kinds.length })}</span>
          </span>
        }
      >
        <KindList kinds={kinds} here={here} />
      </Disclosure>
    </div>
  )
}
