import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Cell, Field, Form, OptionValue, Phrase, Reason, Seat, Word } from '../wire';
import { argumentsOf, itemOf, messageOf, type Json } from './arguments';

export const LANGUAGES = ['en', 'pl', 'cs', 'ru'] as const;
export type Lang = (typeof LANGUAGES)[number];

export type Args = Record<string, FluentVariable>;

/** What is said around a position that teaches a rule. */
export type LessonText = { title: string; question: string; why: string };

/** One paragraph of the short rulebook; `picture` says what its picture shows, if it has one. */
export type Paragraph = { key: string; title: string; text: string; rules: string[]; picture: string | null };

/** The longest short rulebook. */
const MAX_PARAGRAPHS = 99;

/** Between a number, or what stands for one, and its unit no line ends. */
const BEFORE_UNIT = /(?<=[\d}]) (?=(?:M|f|ф|mln|mil|млн|million|milion\p{L}*|миллион\p{L}*|%)(?!\p{L}))/gu;

/** A number written as all four languages write whole ones: groups of three from five digits on. */
class Grouped extends FluentNumber {
  constructor(
    value: number,
    private separator: string,
  ) {
    super(value);
  }

  override toString(): string {
    if (!Number.isInteger(this.value) || Math.abs(this.value) < 10_000) return String(this.value);
    return String(this.value).replace(/\B(?=(\d{3})+$)/g, this.separator);
  }
}

/**
 * The messages of one game (or of the shell alone) in one language, and the names of the players they speak of. The
 * conventions are those of `crates/text`: what a message is called and what its arguments are.
 */
export class Texts {
  private constructor(
    readonly lang: Lang,
    private bundle: FluentBundle,
    private names: string[],
    /** Messages that read otherwise at this table. */
    private words: Record<string, string>,
    /** Whom the texts address as "you". */
    readonly reader: Seat | null = null,
  ) {}

  /** Messages of later sources take the place of earlier ones with the same key. */
  static of(lang: Lang, sources: string[]): Texts {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source.replace(BEFORE_UNIT, '\u00a0')), { allowOverrides: true });
    return new Texts(lang, bundle, [], {});
  }

  named(names: string[]): Texts {
    return new Texts(this.lang, this.bundle, names, this.words, this.reader);
  }

  renamed(words: Record<string, string>): Texts {
    return new Texts(this.lang, this.bundle, this.names, words, this.reader);
  }

  readBy(reader: Seat | null): Texts {
    return new Texts(this.lang, this.bundle, this.names, this.words, reader);
  }

  has(key: string): boolean {
    return Object.hasOwn(this.words, key) || this.bundle.getMessage(key)?.value != null;
  }

  /** A message; one that does not exist shows as its key in braces. */
  say(key: string, args: Args | null = null): string {
    const word = Object.hasOwn(this.words, key) ? this.words[key] : undefined;
    if (word !== undefined) return word;
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern == null ? `{${key}}` : this.bundle.formatPattern(pattern, args, []);
  }

  /** A message of the shell, whose numbers are written as the language does it. */
  tell(key: string, args: Record<string, string | number> = {}): string {
    const written = Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' ? this.number(value) : value,
    ]);
    return this.say(key, Object.fromEntries(written) as Args);
  }

  number(value: number): FluentNumber {
    return new Grouped(value, this.lang === 'en' ? ',' : '\u00a0');
  }

  /** A bare value as text. */
  value(value: FluentVariable): string {
    return typeof value === 'string' ? value : this.say('verbatim', { text: value });
  }

  phrase(phrase: Phrase): string {
    const args = (phrase.args ?? []).map(([name, word]) => [name, this.word(word)]);
    const isReader = (name: string) => (phrase.args ?? []).some(([other, word]) => other === name && this.isReaderWord(word));
    return this.addressed(phrase.key, Object.fromEntries(args) as Args, isReader);
  }

  /** A message in the words for whoever reads it: `isReader` says which arguments are their seat. */
  addressed(key: string, args: Args, isReader: (name: string) => boolean): string {
    const attributes = this.reader === null ? {} : (this.bundle.getMessage(key)?.attributes ?? {});
    const own = Object.entries(attributes).find(([name]) => isReader(name));
    return own ? this.bundle.formatPattern(own[1], args, []) : this.say(key, args);
  }

  /** What a game has to say about its story under the options of a view; empty where there is nothing to say. */
  note(view: unknown): string {
    if (!this.has('story-note') || typeof view !== 'object' || view === null || !('options' in view)) return '';
    const options = Object.entries(view.options as Record<string, unknown>).map(([name, value]) => [name, String(value)]);
    return this.say('story-note', Object.fromEntries(options) as Args);
  }

  /** What a coach says about a prompt, and the name of the thing they speak of: `coach-buy` for `prompt-buy`. */
  coach(prompt: Phrase): { said: string; at: string | null } | null {
    const key = prompt.key.replace(/^prompt-/, 'coach-');
    if (!this.has(key)) return null;
    return { said: this.say(key), at: this.bundle.getMessage(key)?.attributes.at ? this.attribute(key, 'at') : null };
  }

  /** Why a move is better than the next best one. */
  reason({ telling, until, best, next }: Reason): string {
    if (telling === 'last') return this.tell('reason-last', { best, next });
    const score = (score: number) => this.tell('score-told', { score });
    const told = { until, best: score(best), next: score(next) };
    return telling === 'own' ? this.say('reason-own', told) : this.say('reason-rival', { ...told, seat: this.seat(telling.rival) });
  }

  private isReaderWord(word: Word): boolean {
    if ('seat' in word) return word.seat === this.reader;
    return 'list' in word && word.list.length === 1 && word.list.every((inner) => this.isReaderWord(inner));
  }

  cell(cell: Cell): string {
    return this.phrase(cell.phrase);
  }

  seat(seat: Seat): string {
    return this.names[seat] ?? this.say('seat-name', { letter: String.fromCharCode(65 + seat) });
  }

  /** The names of all players in seat order. */
  everybody(): readonly string[] {
    return this.names;
  }

  event(event: unknown): string {
    return this.tagged('event', event);
  }

  /**
   * What of these events is worth a sentence. A message with an attribute `detail` is for the books: what it says was told
   * by another event already.
   */
  told(events: readonly unknown[]): string[] {
    return this.tellings(events).map(({ text }) => text);
  }

  /** What is told with the event it comes from. The same sentence twice in a row is said once, and how often. */
  tellings(events: readonly unknown[]): Array<{ event: unknown; text: string }> {
    const told: Array<{ event: unknown; sentence: string; times: number }> = [];
    for (const event of events.filter((event) => !this.isDetail(event))) {
      const [sentence, last] = [this.event(event), told.at(-1)];
      if (last?.sentence === sentence) last.times += 1;
      else told.push({ event, sentence, times: 1 });
    }
    return told.map(({ event, sentence, times }) => ({ event, text: times > 1 ? `${sentence} ×${times}` : sentence }));
  }

  isDetail(event: unknown): boolean {
    const type = (event as { type?: string } | null)?.type ?? '?';
    return this.bundle.getMessage(`event-${type}`)?.attributes.detail != null;
  }

  action(action: unknown): string {
    return this.tagged('action', action);
  }

  form(form: Form): string {
    return this.say(`form-${form.action}`, argumentsOf(this, (form.fixed ?? {}) as Record<string, Json>));
  }

  field(form: Form, field: Field): string {
    return this.say(`field-${form.action}-${field.name}`);
  }

  fieldKey(form: Form, field: Field, key: string): string {
    return this.say(`field-${form.action}-${field.name}-${key}`);
  }

  /** One value a field may take. */
  item(field: string, value: unknown): string {
    return itemOf(this, field, value as Json);
  }

  option(id: string): string {
    return this.say(`option-${id}`);
  }

  optionHelp(id: string): string {
    return this.say(`option-${id}-help`);
  }

  optionValue(id: string, value: OptionValue): string {
    if (typeof value === 'boolean') return this.say(value ? 'switch-on' : 'switch-off');
    if (typeof value === 'number') return this.value(this.number(value));
    const key = `option-${id}-is-${value}`;
    return this.has(key) ? this.say(key) : value;
  }

  lesson(id: string): LessonText {
    const key = `lesson-${id}`;
    return { title: this.attribute(key, 'title'), question: this.say(key), why: this.attribute(key, 'why') };
  }

  rulebook(): Paragraph[] {
    const paragraphs: Paragraph[] = [];
    for (let number = 1; number <= MAX_PARAGRAPHS; number += 1) {
      const key = `rulebook-${String(number).padStart(2, '0')}`;
      if (!this.has(key)) break;
      const rules = this.attribute(key, 'rules').split(/[\s,]+/).filter(Boolean);
      const picture = this.bundle.getMessage(key)?.attributes.picture ? this.attribute(key, 'picture') : null;
      paragraphs.push({ key, title: this.attribute(key, 'title'), text: this.say(key), rules, picture });
    }
    return paragraphs;
  }

  /** Names joined as a sentence does it: "Ada, Bruno and Celia". */
  and(names: string[]): string {
    const last = names.at(-1);
    if (last === undefined) return this.say('list-empty');
    return names.length === 1 ? last : this.say('list-and', { head: names.slice(0, -1).join(', '), last });
  }

  private attribute(key: string, name: string): string {
    const pattern = this.bundle.getMessage(key)?.attributes[name];
    return pattern == null ? `{${key}.${name}}` : this.bundle.formatPattern(pattern, null, []);
  }

  private tagged(kind: string, value: unknown): string {
    const object = value !== null && typeof value === 'object' ? (value as Record<string, Json>) : {};
    return messageOf(this, `${kind}-${String(object.type ?? '?')}`, object, 0);
  }

  private word(word: Word): FluentVariable {
    if ('number' in word) return this.number(word.number);
    if ('seat' in word) return this.seat(word.seat);
    if ('key' in word) return this.say(word.key);
    if ('verbatim' in word) return word.verbatim;
    if (word.list.length === 0) return this.say('list-empty');
    const texts = word.list.map((inner) => this.value(this.word(inner)));
    return word.list.every((inner) => 'seat' in inner) ? this.and(texts) : texts.join(', ');
  }
}
