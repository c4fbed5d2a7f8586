import type { Outlook, Voice } from './wire';

/** What an action that is offered one by one leads to. */
export function outlookOf(moment: { legal: unknown[]; voice: Voice }, action: unknown): Outlook | null {
  const wanted = JSON.stringify(action);
  const index = moment.legal.findIndex((legal) => JSON.stringify(legal) === wanted);
  return moment.voice.outlooks?.[index] ?? null;
}
