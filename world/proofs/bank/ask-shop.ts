import { Refusal } from '#platform/work/refusal.ts'
import { unknown } from './insist.ts'

export type Call = { readonly token: string; readonly path: string; readonly key: string; readonly body: object }

/** A POST with a key to the server: its data, a refusal, or Unknown where the line broke or the server was not itself. */
export async function askShop(origin: string, { token, path, key, body }: Call): Promise<Record<string, unknown>> {
  const answer = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  }).catch(broken)
  const said = (await answer.json().catch(broken)) as { data?: Record<string, unknown>; error?: { code?: string } }
  if (answer.ok && said.data) return said.data
  if (answer.status === 503) throw unknown('503')
  if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(said)}`)
  throw new Refusal(said.error?.code ?? 'REFUSED', answer.status, {})
}

/** The customer types a card on the gateway's page; whether the shop hears of it is another matter. */
export async function payAtGateway(redirectUrl: string): Promise<boolean> {
  const body = new URLSearchParams({ choice: 'pay', number: '5123456789012346', expiry: '12/39', cvv: '123' })
  const answer = await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' })
  await answer.arrayBuffer()
  return answer.status === 303
}

function broken(): never {
  throw unknown('the line broke')
}
