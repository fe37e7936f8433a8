import type { BostaAccount } from '#fulfilment/couriers/bosta/account.ts'
import type { BookingOrder } from '#fulfilment/couriers/courier.ts'
import { startBostaSimulator } from '#world/simulators/bosta/start-simulator.ts'
import { sampleAddress } from './couriers.samples.ts'

/** A Bosta simulator for one test, and its controls. */
export async function openBosta(given: Partial<BostaAccount> = {}) {
  const apiKey = 'bosta-key-of-test'
  const simulator = await startBostaSimulator({ port: 0, apiKey })
  const account: BostaAccount = {
    host: simulator.url,
    apiKey,
    newsSecret: 'news-secret-of-test',
    totalTimeoutMs: 1_500,
    ...given,
  }
  const tell = async (path: string, body: object = {}): Promise<Told> => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${simulator.page}/_control/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`simulator: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Told
  }
  return {
    account,
    close: simulator.close,
    page: simulator.page,
    tell,
    inMood: (mood: object) => tell('mood', mood),
    push: (
      trackingNumber: string,
      what: { readonly stage?: string; readonly code?: number; readonly reason?: string },
    ) => tell('push', { trackingNumber, ...what }),
    requests: () =>
      asked<{ requests: readonly { method: string; path: string; body: Record<string, unknown> }[] }>('requests'),
    deliveries: () => asked<{ deliveries: readonly SimulatedJson[] }>('deliveries'),
  }

  async function asked<Answer>(path: string): Promise<Answer> {
    return (await (await fetch(`${simulator.page}/_control/${path}`)).json()) as Answer
  }
}

type Told = Readonly<Record<string, unknown>>
type SimulatedJson = {
  readonly trackingNumber: string
  readonly businessReference: string
  readonly state: { readonly code: number }
}

export function bookingSample(given: Partial<BookingOrder> = {}): BookingOrder {
  return {
    reference: `R1-${Math.random().toString(36).slice(2, 8)}`,
    receiver: { name: 'منى علي حسن', phone: '+201012345678' },
    address: sampleAddress,
    weightGrams: 1850,
    pieces: 2,
    contents: 'كتب',
    cashMinor: 123_45n,
    newsUrl: 'https://shop.example/api/couriers/bosta/news',
    ...given,
  }
}
