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
