import { useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { safeBackUrl } from '#people/access/safe-back-url.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'

/** The way to a proof by a passkey, in a browser where one was used; its script is loaded when it is pressed. */
export function ProofByPasskey({ onProved }: { readonly onProved: () => void }) {
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const hasOne = useSyncExternalStore(neverChanges, wasUsedHere, () => false)
  if (!hasOne) return null
  const prove = async () => {
    setBusy(true)
    setProblem('')
    try {
      const { proveHere } = await import('./browser-passkey.ts')
      if (!(await proveHere())) return
      onProved()
      const account = `/${getLocale()}/account`
      if (pathname === `${account}/confirm`) navigate(safeBackUrl(new URLSearchParams(search).get('backUrl'), account))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-2">
      <Button icon="key" onClick={prove} busy={isBusy} className="self-start">
        {m.people_proof_by_passkey()}
      </Button>
      {problem && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}

const neverChanges = () => () => undefined
const wasUsedHere = () => localStorage.getItem('passkey') !== null && 'PublicKeyCredential' in window
