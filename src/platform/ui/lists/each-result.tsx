import { Form } from 'react-router'
import type { Outcome } from '#platform/http/forms/form-answer.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'

type EachResultProps = {
  readonly each: readonly Outcome[]
  /** The value that the undo button sends; without it nothing can be undone here. */
  readonly undo?: string
}

/** The result of an action on several things: how many were done, and which were not and why. */
export function EachResult({ each, undo }: EachResultProps) {
  const refused = each.filter((one) => one.refused !== null)
  const done = each.length - refused.length
  const deeds = each.flatMap((one) => (one.deed === null ? [] : [one.deed]))
  if (each.length === 0)
    return (
      <Notice tone="warn" role="alert" className="mb-3 py-2">
        {m.platform_each_none()}
      </Notice>
    )
  return (
    <Notice
      tone={refused.length > 0 ? 'warn' : 'ok'}
      role={refused.length > 0 ? 'alert' : 'status'}
      className="mb-3 py-2"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span>{m.platform_each_done({ count: done })}</span>
        {undo && deeds.length > 0 && <UndoButton undo={undo} deeds={deeds} />}
      </div>
      {refused.length > 0 && (
        <>
          <p>{m.platform_each_refused({ count: refused.length })}</p>
          <ul>
            {refused.map((one) => (
              <li key={one.name}>
                <bdi>{one.name}</bdi>: {one.refused}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}

/** Offers to undo the actions that the address names (`deeds`). */
export function UndoNotice({ undo, deeds }: { readonly undo: string | undefined; readonly deeds: string | null }) {
  if (!undo || !deeds) return null
  return (
    <div className="mb-3">
      <UndoButton undo={undo} deeds={deeds.split('.')} />
    </div>
  )
}

type UndoButtonProps = { readonly undo: string; readonly deeds: readonly string[] }

/** Undoes the last action, as an action of its own; `z` presses it. */
function UndoButton({ undo, deeds }: UndoButtonProps) {
  return (
    <Form method="post" className="contents">
      {deeds.map((deed) => (
        <input key={deed} type="hidden" name="deed" value={deed} />
      ))}
      <Button type="submit" size="small" kind="quiet" name="do" value={undo} data-key="z">
        {m.platform_undo()}
      </Button>
    </Form>
  )
}
