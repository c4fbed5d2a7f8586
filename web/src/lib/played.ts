import { again, ApiError, record, sendRecord, type Eyes } from './api';
import type { MatchSource, ReplayView, Review } from './wire';

/** A match that is looked back at. One that was played here is named by its table; any other lies in this browser as its record,
    which is sent once, and once more if the server has forgotten it meanwhile. */
export class PlayedMatch {
  private sent: Promise<string> | null = null;

  private constructor(
    readonly code: string | null,
    private readonly text: string | null,
  ) {}

  static here(code: string): PlayedMatch {
    return new PlayedMatch(code, null);
  }

  static of(record: string): PlayedMatch {
    return new PlayedMatch(null, record);
  }

  /** Its record, line by line. */
  record(): Promise<string> {
    return this.code === null ? Promise.resolve(this.text ?? '') : record(this.code);
  }

  replay(eyes: Eyes, from: number, count: number): Promise<ReplayView> {
    return this.named((_, place) => again<ReplayView>(`${place}/replay?eyes=${eyes}&from=${from}&count=${count}`));
  }

  review(from: number): Promise<Review> {
    return this.named((_, place) => again<Review>(`${place}/review?from=${from}`));
  }

  /** Asks for something by the name that the server knows the match by. */
  async named<T>(ask: (source: MatchSource, place: string) => Promise<T>): Promise<T> {
    const { code, text } = this;
    if (code !== null) return ask({ table: code }, `/api/tables/${encodeURIComponent(code)}`);
    const asked = async () => {
      this.sent ??= sendRecord(text ?? '').catch((error: unknown) => {
        this.sent = null;
        throw error;
      });
      const place = await this.sent;
      return ask({ record: place.slice(place.lastIndexOf('/') + 1) }, place);
    };
    try {
      return await asked();
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem.error !== 'no_such_record') throw error;
      this.sent = null;
      return asked();
    }
  }
}
