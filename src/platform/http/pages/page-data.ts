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

/** The loaders' answers as the router encoded them, in the script that hands them to the browser. */
export async function dataScript(encoded: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const decoder = new TextDecoder()
  const reader = encoded.getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    text += decoder.decode(value, { stream: true })
  }
  const stream = 'window.__reactRouterContext.streamController'
  return `<script nonce="${nonce}">${stream}.enqueue(${asScript(text)});${stream}.close();</script>`
}

const dangerous = /[&<>\u2028\u2029]/g

function asScript(text: string): string {
  return JSON.stringify(text).replace(dangerous, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
