import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { canPush, currentEndpoint, subscribeHere } from './subscribe-here.ts'

type PushCardProps = {
  readonly publicKey: string
  readonly here: string
  readonly browsers: readonly {
    readonly id: string
    readonly browser: string
    readonly since: string
    readonly endpoint: string
  }[]
}
type State = 'unknown' | 'unable' | 'off' | 'on' | 'asking' | 'denied' | 'failed'

/** Notifications in this browser, asked for only after a press on the button, and the browsers that have them. */
export function PushCard({ publicKey, here, browsers }: PushCardProps) {
  const fetcher = useFetcher()
  const [endpoint, setEndpoint] = useState<string | null>(null)
  const [state, setState] = useState<State>('unknown')
  useEffect(() => {
    if (!canPush()) return setState('unable')
    if (Notification.permission === 'denied') return setState('denied')
    void currentEndpoint().then((found) => {
      setEndpoint(found)
      setState('off')
    })
  }, [])
  const isOn = endpoint !== null && browsers.some((one) => one.endpoint === endpoint)
  const turnOn = async () => {
    setState('asking')
    const made = await subscribeHere(publicKey)
    if (typeof made === 'string') return setState(made)
    setEndpoint(made.endpoint)
    setState('on')
    await fetcher.submit({ do: 'subscribe', ...made }, { method: 'post', action: here })
  }
  return (
    <Card id="push" title={m.notices_push_title()} className="mt-8">
      <p className="mb-4 text-soft">{m.notices_push_lead()}</p>
      {state === 'unable' && <Notice tone="info">{m.notices_push_unable()}</Notice>}
      {state === 'denied' && <Notice tone="warn">{m.notices_push_denied()}</Notice>}
      {state === 'failed' && <Notice tone="bad">{m.notices_push_failed()}</Notice>}
      {isOn && <Notice tone="ok">{m.notices_push_here()}</Notice>}
      {!isOn && state !== 'unable' && state !== 'denied' && (
        <Button onClick={() => void turnOn()} disabled={state === 'unknown' || state === 'asking'}>
          {m.notices_push_on()}
        </Button>
      )}
      {browsers.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 text-base">{m.notices_push_devices()}</h3>
          <ul className="divide-y divide-line">
            {browsers.map(({ id, browser, since }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <span>
                  <bdi className="font-semibold">{browser}</bdi>
                  <span className="block text-sm text-soft">{m.notices_push_since({ day: since })}</span>
                </span>
                <fetcher.Form method="post" action={here}>
                  <input type="hidden" name="id" value={id} />
                  <SubmitButton kind="quiet" name="do" value="unsubscribe">
                    {m.notices_push_off()}
                  </SubmitButton>
                </fetcher.Form>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
