/// <reference types="@sveltejs/kit" />
/// <reference no-default-lib="true" />
/// <reference lib="esnext" />
/// <reference lib="webworker" />
import { build, files, version } from '$service-worker';

/**
 * Keeps the program itself, so that it opens without a network and says what is missing. Data is never kept: what the
 * server says is true only when it says it.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const KEPT = `magnat-${version}`;
const PAGE = '/';
const PARTS = [PAGE, ...build, ...files];

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(PARTS)));
  void worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  const others = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  };
  event.waitUntil(others());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => kept(PAGE)));
  } else if (PARTS.includes(url.pathname)) {
    event.respondWith(kept(url.pathname, request));
  }
});

async function kept(path: string, request?: Request): Promise<Response> {
  const found = await (await caches.open(KEPT)).match(path);
  return found ?? fetch(request ?? path);
}
