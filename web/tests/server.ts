/** Starts the program on a port of its choice, with everything in memory, and stops it when the tests are over. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';

const web = new URL('..', import.meta.url).pathname;
const START_MS = 30_000;

export default async function start(): Promise<() => Promise<void>> {
  const program = findProgram();
  // Nobody has to follow the bots with their eyes here.
  const quick = ['--tables-per-minute', '600', '--bot-delay-ms', '150'];
  const server = spawn(program, ['serve', '--memory', ...quick, '--listen', '127.0.0.1:0']);
  const direct = await address(server);
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
  // The server writes what messengers show of a link into the head.
  const carried = (await (await fetch(direct)).text()).replace(/<meta property="og:[^>]*>\n/g, '');
  if (carried === readFileSync(join(web, 'build/index.html'), 'utf8')) {
    return { url: direct, close: () => Promise.resolve() };
  }
  const front = await preview({
    root: web,
    logLevel: 'error',
    // Where this port is taken, the next one is.
    preview: { host: '127.0.0.1', strictPort: false, proxy: { '/api': { target: direct, ws: true } } },
  });
  const url = front.resolvedUrls?.local[0];
  if (!url) throw new Error('nobody knows where the pages are');
  return { url: url.replace(/\/$/, ''), close: () => front.close() };
}

/** Where the program says that people may come in. By then it takes players. */
function address(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why: string) => reject(new Error(`the program ${why}; it said:\n${said}`));
    const late = setTimeout(() => fail('does not open'), START_MS);
    const hear = (data: Buffer) => {
      said = (said + data.toString()).slice(-4000);
      const found = /^ {2}(http:\/\/127\.0\.0\.1:\d+)$/m.exec(said)?.[1];
      if (!found) return;
      clearTimeout(late);
      resolve(found);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('error', (error) => fail(error.message));
    server.once('exit', () => fail('ended'));
  });
}
