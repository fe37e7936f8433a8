import { useCallback, useEffect, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '#platform/ui/forms/button.tsx'
import { m } from '#words/messages.js'

// A challenge is good for five minutes; a page may stay open for longer.
const renewMilliseconds = 240_000

/**
 * Signing in by a passkey: with the address field, where the browser can offer it there, and by a button. The script that
 * speaks with the authenticator is loaded when it is needed.
 */
export function PasskeyEntry() {
  const { show, problem, isBusy } = useShownPasskey()
  return (
    <div className="flex flex-col gap-2 noscript:hidden">
      <Button icon="key" full size="large" onClick={show} busy={isBusy} busyLabel={m.people_busy()}>
        {m.people_signin_by_passkey()}
      </Button>
      {problem && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}

function useShownPasskey() {
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = useSubmit()
  const waiting = useRef<AbortController>(null)
  const isSending = useRef(false)
  const send = useCallback(
    async (waits: boolean) => {
      // A second sign-in would end the session of the first while its page is on the way.
      if (isSending.current) return true
      waiting.current?.abort()
      const mine = new AbortController()
      waiting.current = mine
      const { showPasskey } = await import('#people/proofs/browser-passkey.ts')
      const shown = await showPasskey({ for: 'enter', waits, signal: mine.signal })
      if (!shown || mine.signal.aborted) return false
      isSending.current = true
      setBusy(true)
      await submit({ do: 'passkey', ...shown }, { method: 'post' })
      isSending.current = false
      setBusy(false)
      return true
    },
    [submit],
  )
  useEffect(() => {
    const offer = () => send(true).catch(() => undefined)
    let renewing: ReturnType<typeof setInterval> | undefined
    canOfferWithAddress().then((can) => {
      if (!can) return
      renewing = setInterval(offer, renewMilliseconds)
      return offer()
    })
    return () => {
      clearInterval(renewing)
      waiting.current?.abort()
    }
  }, [send])
  const show = async () => {
    setProblem('')
    if (!('PublicKeyCredential' in window)) return setProblem(m.people_passkey_unable())
    setBusy(true)
    const said = await send(false).then(
      (isShown) => (isShown ? '' : m.people_passkey_none()),
      (error: Error) => error.message,
    )
    setProblem(said)
    setBusy(false)
  }
  return { show, problem, isBusy }
}

async function canOfferWithAddress(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}
