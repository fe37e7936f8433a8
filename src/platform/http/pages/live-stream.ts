/** Events of a stream: opened, lost for now, something changed, one payment changed, the session ended. */
type LiveEvent = {
  readonly kind: 'ready' | 'lost' | 'news' | 'payment' | 'over'
  readonly data: string
}
type Hear = (event: LiveEvent) => void

// Opened after the page has loaded; news from in between is sent then.
const opensAfterMs = 1_500
const againMs = 5_000
/** A page that is not used for this long stops listening, so that it does not keep its session alive. */
const patienceMs = 30 * 60_000

type Stream = { readonly hears: Set<Hear>; readonly close: () => void }
const streams = new Map<string, Stream>()

/**
 * Listens to a stream of the server, one of each kind in a tab however many parts of the page ask; only while somebody looks
 * at the tab. `since`: the moment the page was read, in milliseconds: what happened after it is told first. Answers how to stop.
 */
export function hearLive(path: string, since: number, hear: Hear): () => void {
  if (typeof EventSource === 'undefined') return () => undefined
  const stream = streams.get(path) ?? openStream(path, since)
  streams.set(path, stream)
  stream.hears.add(hear)
  return () => {
    stream.hears.delete(hear)
    if (stream.hears.size > 0) return
    streams.delete(path)
    stream.close()
  }
}

function openStream(path: string, from: number): Stream {
  const hears = new Set<Hear>()
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = from
  let touchedAt = performance.now()
  const tell = (kind: LiveEvent['kind'], { data, lastEventId }: Partial<MessageEvent<string>> = {}) => {
    if (lastEventId) since = Number(lastEventId)
    for (const hear of hears) hear({ kind, data: data ?? '' })
  }
  const close = () => {
    clearTimeout(timer)
    timer = undefined
    if (source) tell('lost')
    source?.close()
    source = null
  }
  const open = () => {
    timer = undefined
    if (document.visibilityState !== 'visible' || source) return
    const opened = new EventSource(`${path}${path.includes('?') ? '&' : '?'}since=${since}`)
    source = opened
    for (const kind of ['ready', 'news', 'payment', 'over'] as const)
      opened.addEventListener(kind, (event: MessageEvent<string>) => tell(kind, event))
    opened.addEventListener('error', () => {
      if (source !== opened) return
      tell('lost')
      if (opened.readyState === EventSource.CLOSED) {
        source = null
        openIn(againMs)
      }
    })
  }
  const openIn = (ms: number) => {
    if (!source) timer ??= setTimeout(open, ms)
  }
  const look = () => {
    if (document.visibilityState === 'visible') openIn(0)
    else close()
  }
  const touch = () => {
    touchedAt = performance.now()
    openIn(0)
  }
  const watch = setInterval(() => {
    if (performance.now() - touchedAt > patienceMs) close()
  }, 60_000)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pagehide', close)
  window.addEventListener('pointerdown', touch)
  window.addEventListener('keydown', touch)
  openIn(opensAfterMs)
  return {
    hears,
    close() {
      close()
      clearInterval(watch)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', close)
      window.removeEventListener('pointerdown', touch)
      window.removeEventListener('keydown', touch)
    },
  }
}
