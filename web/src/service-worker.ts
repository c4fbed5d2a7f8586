/// <reference types="@sveltejs/kit" />
/// <reference no-default-lib="true" />
/// <reference lib="esnext" />
/// <reference lib="webworker" />
import { build, files, version } from '$service-worker';

/**
 * Keeps the program itself, so that it opens without a network and says what is missing. Of what the server says only the games
 * and their rulebooks are kept, for when it cannot be asked: all else is true only when it says it.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const KEPT = `magnat-${version}`;
const PAGE = '/';
/** What is said when it is somebody's turn, by table, in their language. */
const CALLS = 'magnat-calls';
/** The picture for messengers is for nobody here. */
const PARTS = [PAGE, ...build, ...files.filter((file) => file !== '/preview.png')].filter((file) => !file.endsWith('.wasm'));
/** The games' program is fetched by whoever wants it. Its name changes with what is in it, as that of all beside it does. */
const NAMED = '/_app/immutable/';
const GAMES = /^\/api\/games(\/\w+\/rules)?$/;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(PARTS)));
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  const others = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== KEPT && name !== CALLS).map((name) => caches.delete(name)));
  };
  // Whoever is here for the first time need not come a second time before the page works without a network.
  event.waitUntil(Promise.all([others(), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (GAMES.test(url.pathname)) return event.respondWith(asked(request));
  if (url.pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => kept(PAGE)));
  } else if (PARTS.includes(url.pathname)) {
    event.respondWith(kept(url.pathname, request));
  } else if (url.pathname.startsWith(NAMED)) {
    event.respondWith(once(request));
  }
});

async function kept(path: string, request?: Request): Promise<Response> {
  const found = await (await caches.open(KEPT)).match(path);
  return found ?? fetch(request ?? path);
}

/** What is fetched once and kept from then on. */
async function once(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request.url);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

/** What the server says, or said last where it cannot be asked. */
async function asked(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request.url, answer.clone());
    return answer;
  } catch (error) {
    const found = await cache.match(request.url);
    if (!found) throw error;
    return found;
  }
}

/** The server calls somebody who is away: it is their turn. */
worker.addEventListener('push', (event) => {
  const table = (event.data?.json() as { table?: string } | undefined)?.table ?? '';
  const show = async () => {
    const words = await (await caches.open(CALLS)).match(`/t/${table}`);
    const data = { path: `/t/${table}` };
    await worker.registration.showNotification((await words?.text()) ?? 'Magnat', { tag: table, icon: '/icon-192.png', data });
  };
  event.waitUntil(show());
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  const open = async () => {
    const pages = await worker.clients.matchAll({ type: 'window' });
    const there = pages.find((page) => new URL(page.url).pathname === path);
    await (there ? there.focus() : worker.clients.openWindow(path));
  };
  event.waitUntil(open());
});
