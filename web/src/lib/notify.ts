import { pushKey, setHook } from './api';

/** Where the words of a call are kept for the worker, which has none. */
const CALLS = 'magnat-calls';

/** Whether this browser can be called at all: only pages with a certificate may ask. */
export const canBeCalled = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Asks the person, and lets the server call this browser when it is their turn. Tells whether it may. */
export async function beCalled(code: string, words: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  // Where no worker could be registered, one would be waited for in vain.
  if (!(await navigator.serviceWorker.getRegistration())) return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await pushKey();
  const subscription = await subscribed(pushManager, key);
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return false;
  await (await caches.open(CALLS)).put(`/t/${code}`, new Response(words));
  await setHook(code, { kind: 'web_push', endpoint, p256dh: keys.p256dh, auth: keys.auth });
  return true;
}

/** A browser has one subscription for all tables. One that was made for another key of the server is of no use any more. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(wanted);
  } catch (error) {
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(wanted);
  }
}
