type Loaded = Readonly<Record<string, unknown>> | null

/** Whether some loader data is still pending: such a page is streamed. */
export function isPromised(loaded: unknown): boolean {
  if (typeof loaded !== 'object' || loaded === null) return false
  if (Array.isArray(loaded)) return loaded.some(isPromised)
  if (typeof (loaded as { then?: unknown }).then === 'function') return true
  const prototype = Object.getPrototypeOf(loaded)
  if (prototype !== Object.prototype && prototype !== null) return false
  for (const key in loaded) if (isPromised((loaded as NonNullable<Loaded>)[key])) return true
  return false
}

/** The loaders' answers as the router encoded them. */
export async function dataText(encoded: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  const reader = encoded.getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
  }
}

/** The script that hands the loaders' encoded answers to the browser. */
export function dataScript(encoded: string, nonce: string): string {
  const stream = 'window.__reactRouterContext.streamController'
  return `<script nonce="${nonce}">${stream}.enqueue(${asScript(encoded)});${stream}.close();</script>`
}

const dangerous = /[&<>\u2028\u2029]/g

function asScript(text: string): string {
  return JSON.stringify(text).replace(dangerous, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
