export type MadeSubscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** Whether this browser can show notifications; on an iPhone only an installed app can. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Where this browser hears us now; null: nowhere. */
export async function currentEndpoint(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null
}

/** Asks the visitor and subscribes; answers what went wrong. Call it only after a press: browsers refuse otherwise. */
export async function subscribeHere(publicKey: string): Promise<MadeSubscription | 'denied' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    // One that was made for an earlier key of ours hears nothing any more.
    await (await pushManager.getSubscription())?.unsubscribe()
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    const { keys = {} } = made.toJSON()
    return { endpoint: made.endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
  } catch {
    return 'failed'
  }
}
