import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayedMatch } from './played';

const review = { decisions: [], luck: [], next: null };
let asked: string[] = [];
let known: Set<string>;

beforeEach(() => {
  asked = [];
  known = new Set();
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(`${init.method ?? 'GET'} ${path}`);
    if (init.method === 'POST') {
      known.add('abc');
      return Promise.resolve(Response.json({ id: 'abc' }, { status: 201 }));
    }
    const isThere = path.startsWith('/api/tables/') || known.has(path.split('/')[3] ?? '');
    const problem = { error: 'no_such_record', detail: 'Send it again.' };
    return Promise.resolve(isThere ? Response.json(review) : Response.json(problem, { status: 404 }));
  });
});

describe('a match that is looked back at', () => {
  it('is named by its table where it was played here', async () => {
    const match = PlayedMatch.here('ABCDEF');
    await match.review(0);
    await match.replay('all', 40, 16);
    expect(asked).toEqual(['GET /api/tables/ABCDEF/review?from=0', 'GET /api/tables/ABCDEF/replay?eyes=all&from=40&count=16']);
  });

  it('is sent once otherwise, and again only when it was forgotten', async () => {
    const match = PlayedMatch.of('{"magnat":2}');
    await Promise.all([match.review(0), match.review(1)]);
    expect(asked.filter((request) => request.startsWith('POST'))).toEqual(['POST /api/records']);
    known.clear();
    expect(await match.review(2)).toEqual(review);
    expect(asked.slice(-3)).toEqual(['GET /api/records/abc/review?from=2', 'POST /api/records', 'GET /api/records/abc/review?from=2']);
  });

  it('says what is wrong with its record, and is sent anew the next time', async () => {
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(Response.json({ error: 'bad_record', detail: 'line 1' }, { status: 400 }));
    });
    const match = PlayedMatch.of('x');
    await expect(match.review(0)).rejects.toThrow('line 1');
    await expect(match.review(0)).rejects.toThrow('line 1');
    expect(asked).toEqual(['/api/records', '/api/records']);
  });
});
