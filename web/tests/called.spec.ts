/** What a browser offers beyond its page: calls to somebody who is away, the share sheet, a place on the home screen. */
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { player, startWithBots, url } from './players';

/** A browser with its service worker, whose push service is ours: there is none to be reached from here. */
async function callable(browser: Browser, permission: 'granted' | 'denied'): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ serviceWorkers: 'allow', permissions: permission === 'granted' ? ['notifications'] : [] });
  await context.addInitScript((permission) => {
    localStorage.setItem('magnat.settings', JSON.stringify({ lang: 'en', motion: 'none', name: 'Ada' }));
    // Headless browsers refuse to ask.
    if (permission === 'denied') Notification.requestPermission = () => Promise.resolve('denied');
    const text = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    PushManager.prototype.subscribe = async (wanted) => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const keys = { p256dh: text(await crypto.subtle.exportKey('raw', pair.publicKey)), auth: text(crypto.getRandomValues(new Uint8Array(16)).buffer) };
      Object.assign(window, { wanted });
      return { toJSON: () => ({ endpoint: 'https://push.example.org/here', keys }) } as unknown as PushSubscription;
    };
  }, permission);
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return { page, context };
}

/** A table where a move may take days. */
async function slowTable(page: Page): Promise<string> {
  await page.goto(url('/new/dont_bluff?with=friends'));
  await page.getByText('Clock and house rules').click();
  await page.getByText('two days a move').click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  return page.url().split('/').at(-1) ?? '';
}

test('at a slow table the browser is called, and says whose turn it is where', async ({ browser }) => {
  const { page, context } = await callable(browser, 'granted');
  const code = await slowTable(page);
  const hooked = page.waitForResponse((answer) => answer.url().endsWith(`/api/tables/${code}/hook`));
  await page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  const answer = await hooked;
  expect(answer.status()).toBe(204);
  const { hook } = answer.request().postDataJSON() as { hook: Record<string, string> };
  expect(hook).toMatchObject({ kind: 'web_push', endpoint: 'https://push.example.org/here' });
  expect([hook['p256dh']?.length, hook['auth']?.length]).toEqual([87, 22]);
  await expect(page.getByText('You will be told.')).toBeVisible();
  // The browser subscribed to pushes of this server and no other, each of which it shows.
  const { key } = (await (await page.request.get(url('/api/push-key'))).json()) as { key: string };
  expect(await page.evaluate(() => (window as unknown as { wanted: unknown }).wanted)).toEqual({ userVisibleOnly: true, applicationServerKey: key });
  // A push arrives while nobody looks at the table: the worker finds the words in the language of its player.
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId));
  });
  await devtools.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data: JSON.stringify({ table: code, game: 'dont_bluff', seat: 0, name: 'Ada' }) });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, tag, data }) => ({ title, tag, data: data as unknown }));
    });
  await expect.poll(shown).toEqual([{ title: "Your turn at Don't Bluff!", tag: code, data: { path: `/t/${code}` } }]);
  await context.close();
});

test('whoever does not want to be called is not asked for ever', async ({ browser }) => {
  const { page, context } = await callable(browser, 'denied');
  await slowTable(page);
  await page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await expect(page.getByText('This browser does not allow notifications here.')).toBeVisible();
  await context.close();
  // Without a worker nothing is waited for.
  const blocked = await player(browser);
  await blocked.context.grantPermissions(['notifications']);
  await slowTable(blocked.page);
  await blocked.page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await expect(blocked.page.getByText('This browser does not allow notifications here.')).toBeVisible();
  await blocked.context.close();
});

test('the share sheet gets the name of the game and a link that leads to the table', async ({ browser }) => {
  const { page, context } = await player(browser);
  await context.addInitScript(() => {
    navigator.share = (data) => {
      Object.assign(window, { shared: data });
      return Promise.resolve();
    };
  });
  await page.goto(url('/new/dont_bluff?with=friends'));
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  expect(shared.title).toBe("Don't Bluff!");
  expect(new URL(shared.url ?? '').pathname).toBe(new URL(page.url()).pathname);
  const guest = await player(browser, { name: 'Bruno' });
  await guest.page.goto(url(new URL(shared.url ?? '').pathname));
  await expect(guest.page.getByRole('button', { name: 'Sit down' })).toBeVisible();
  // Whoever closes the sheet again has done nothing wrong.
  await page.evaluate(() => (navigator.share = () => Promise.reject(new DOMException('no', 'AbortError'))));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await guest.context.close();
  await context.close();
});

/** The browser offers to install the page; what was made of it is counted. */
const offer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept = window as unknown as { prompted?: number };
    kept.prompted ??= 0;
    const prompt = () => Promise.resolve((kept.prompted = (kept.prompted ?? 0) + 1));
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
const prompted = (page: Page): Promise<number | undefined> => page.evaluate(() => (window as unknown as { prompted?: number }).prompted);

test('installing is offered once, after a game and not before', async ({ browser }) => {
  const { page, context } = await player(browser, { plain: true });
  const install = page.getByRole('button', { name: 'Put Magnat on your home screen' });
  await page.goto(url('/'));
  await expect(page.locator('a[href="/new/dont_bluff?with=bots"]')).toBeVisible();
  await offer(page);
  await expect(install).toHaveCount(0);
  // A game that is over.
  const code = await startWithBots(page, 'dont_bluff', 2);
  await page.route(`**/api/tables/${code}`, async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ response: answer, json: { ...told, stage: 'finished', ranks: [1, 2] } });
  });
  const back = page.getByRole('heading', { name: 'Back to your tables' });
  await page.goto(url('/'));
  await expect(back).toBeVisible();
  await offer(page);
  await install.click();
  expect(await prompted(page)).toBe(1);
  await expect(install).toHaveCount(0);
  await page.reload();
  await expect(back).toBeVisible();
  await offer(page);
  await expect(install).toHaveCount(0);
  await context.close();
});
