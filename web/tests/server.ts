/** Starts the program on a free port, with everything in memory, and stops it when the tests are over. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { preview } from 'vite';

const web = new URL('..', import.meta.url).pathname;
const START_MS = 30_000;

export default async function start(): Promise<() => Promise<void>> {
  const program = findProgram();
  const port = await freePort();
  // Nobody has to follow the bots with his eyes here.
  const quick = ['--tables-per-minute', '600', '--bot-delay-ms', '150'];
  const server = spawn(program, ['serve', '--memory', ...quick, '--listen', `127.0.0.1:${port}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (data: Buffer) => (said = (said + data.toString()).slice(-4000)));
  const direct = `http://127.0.0.1:${port}`;
  await answers(`${direct}/readyz`, () => said);
  const front = await pagesOf(direct);
  process.env.MAGNAT_URL = front.url;
  return async () => {
    await front.close();
    server.kill('SIGTERM');
  };
}

function findProgram(): string {
  const target = process.env.CARGO_TARGET_DIR ?? join(web, '../target');
  const places = [process.env.MAGNAT_BIN, join(target, 'debug/magnat'), join(target, 'release/magnat')];
  const found = places.find((place) => place !== undefined && existsSync(place));
  if (!found) throw new Error('no program to test: run `cargo build -p magnat`, or set MAGNAT_BIN');
  return found;
}

/** The program carries the client it was built with. If that is not the one just built, this one is put before it. */
async function pagesOf(direct: string): Promise<{ url: string; close: () => Promise<void> }> {
  const carried = await (await fetch(direct)).text();
  if (carried === readFileSync(join(web, 'build/index.html'), 'utf8')) {
    return { url: direct, close: () => Promise.resolve() };
  }
  const port = await freePort();
  const front = await preview({
    root: web,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port, strictPort: true, proxy: { '/api': { target: direct, ws: true } } },
  });
  return { url: `http://127.0.0.1:${port}`, close: () => front.close() };
}

async function answers(url: string, said: () => string): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    const well = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (well) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the program does not answer at ${url}; it said:\n${said()}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
