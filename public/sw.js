// Makes the shop installable and says honestly that there is no connection. Pages and answers are never kept here: only
// the two offline pages, and built files, whose names carry their content.
const OFFLINE = 'marsa-offline-1'
const FILES = 'marsa-files-1'
const MOST_FILES = 150

self.addEventListener('install', (event) => {
  const keep = async () => (await caches.open(OFFLINE)).addAll(['/ar/offline', '/en/offline'])
  event.waitUntil(keep().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name !== OFFLINE && name !== FILES)
    await Promise.all(old.map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

// A message of the shop, encrypted for this browser: shown as it says, and opened where it leads.
self.addEventListener('push', (event) => {
  const { title, body, lang, tag, url } = event.data?.json() ?? {}
  const dir = lang === 'ar' ? 'rtl' : 'ltr'
  const look = { body, lang, dir, tag, data: { url }, icon: '/icon-192.png', badge: '/mail-mark.png' }
  event.waitUntil(self.registration.showNotification(title ?? 'Marsa', look))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const to = new URL(event.notification.data?.url ?? '/', self.location.origin)
  if (to.origin !== self.location.origin) return
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = pages.find((page) => new URL(page.url).pathname === to.pathname)
    return there ? there.focus() : self.clients.openWindow(to.href)
  }
  event.waitUntil(open())
})

// The browser changed its address: the new one is told under the visitor's own session, if there still is one.
self.addEventListener('pushsubscriptionchange', (event) => {
  const renew = async () => {
    const key = event.oldSubscription?.options?.applicationServerKey
    const made =
      event.newSubscription ??
      (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
    const { endpoint, keys } = made.toJSON()
    const body = new URLSearchParams({ do: 'subscribe', endpoint, p256dh: keys.p256dh, auth: keys.auth })
    await fetch('/ar/account/notifications/settings', {
      method: 'POST',
      body,
      credentials: 'same-origin',
      redirect: 'manual',
    })
  }
  event.waitUntil(renew())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => offlinePage(url)))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(builtFile(request))
})

async function offlinePage(url) {
  const page = await caches.match(url.pathname.startsWith('/en') ? '/en/offline' : '/ar/offline')
  return page ?? Response.error()
}

async function builtFile(request) {
  const cache = await caches.open(FILES)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200 && answer.type === 'basic') {
    await cache.put(request, answer.clone())
    const names = await cache.keys()
    await Promise.all(names.slice(0, Math.max(0, names.length - MOST_FILES)).map((name) => cache.delete(name)))
  }
  return answer
}
