import type { PhoneMessage } from '#people/notices/notices.ports.ts'
import { newId } from '#platform/work/id.ts'
import type { SimulatedMessage } from '#world/simulators/messages/book.ts'
import { startMessagesSimulator } from '#world/simulators/messages/start-simulator.ts'

/** The companies that carry messages, simulated for one test, and their controls. */
export async function openMessages(shop = 'http://127.0.0.1:9') {
  const simulator = await startMessagesSimulator({
    port: 0,
    shop,
    smsMisr: { username: 'marsa', password: 'sms-misr-of-test', sender: 'sender-token' },
    twilio: { accountSid: `AC${'0'.repeat(32)}`, authToken: 'twilio_auth_token' },
    whatsapp: {
      phoneNumberId: '100000000000001',
      token: 'whatsapp-token-of-test',
      appSecret: 'meta_app_secret',
      verifyToken: 'whatsapp-verify-of-test',
    },
  })
  const tell = async (path: string, body: object = {}) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${simulator.page}/_control/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`simulator: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Readonly<Record<string, unknown>>
  }
  const asked = async <Answer>(path: string) =>
    (await (await fetch(`${simulator.page}/_control/${path}`)).json()) as Answer
  return {
    accounts: simulator.accounts,
    close: simulator.close,
    tell,
    inMood: (mood: object) => tell('mood', mood),
    messages: async () => (await asked<{ messages: readonly SimulatedMessage[] }>('messages')).messages,
    requests: async () =>
      (await asked<{ requests: readonly { path: string; body: Record<string, unknown> }[] }>('requests')).requests,
  }
}

export function samplePhoneMessage(given: Partial<PhoneMessage> = {}): PhoneMessage {
  return { id: newId(), to: '+201012345678', text: 'طلبك وصل\nتعالَ في أي وقت', locale: 'ar', code: null, ...given }
}
