import {
  isStoredEvent,
  lastPositionOf,
  lastRevisionOf,
  StreamDeleted,
  WrongExpectedRevision,
  type EventStore,
  type Position,
  type StoredEvent,
} from '@stacktrail/event-store';
import { longest } from '../checks/command-faults.js';
import { newUuid } from '../storage/identifiers.js';
import {
  erasureStream,
  erasureStreams,
  nameIn,
  personErased,
  personIdOf,
  personNamed,
  personStream,
  personStreams,
} from './person-streams.js';

/** The longest name of a person, in characters. */
export const longestPerson = longest.id;

/** For how long what other processes have stored need not be known, in milliseconds. */
const freshMs = 1_000;

/** Somebody who has given commands. */
export interface Person {
  /** By which events name them. */
  readonly id: string;
  /** As they were named when they gave a command; `null` where this account can't read it. */
  readonly person: string | null;
}

/**
 * The people who give commands. An event names them by an id made by chance; who that is stands in a stream of its own.
 * So a person can be erased, though events never change (docs/adr/0043-persons.md).
 */
export class Persons {
  /** The ids of each name: two processes may both have given one. */
  readonly #ids = new Map<string, readonly string[]>();
  readonly #names = new Map<string, string | null>();
  readonly #erased = new Set<string>();
  #upTo: Position | null = null;
  #reading: Promise<void> | null = null;
  #readAt = -Infinity;
  #naming: Promise<unknown> = Promise.resolve();

  /** @param now the time in milliseconds; the system's where absent */
  constructor(
    private readonly store: EventStore,
    private readonly now: () => number = Date.now,
  ) {}

  /** A command as it is stored: the id of the person who gives it in the place of their name. */
  async pseudonymous<T extends { readonly person?: string | undefined }>(command: T): Promise<T> {
    const { person } = command;
    return person === undefined ? command : { ...command, person: await this.idOf(person) };
  }

  /** The id of a person; a new one where nobody has that name. */
  idOf(person: string): Promise<string> {
    // One after another, so that a name gets one id.
    const named = this.#naming.then(() => this.#idOf(person));
    this.#naming = named.catch(() => undefined);
    return named;
  }

  /** Everybody who was named and wasn't erased. */
  async list(): Promise<readonly Person[]> {
    await this.#readOn();
    return Array.from(this.#names, ([id, person]) => ({ id, person }));
  }

  /**
   * Takes away who somebody was, for ever: what they did stays, under an id that is nobody's. Of the same name there is a
   * new person from then on.
   *
   * @returns the ids that are nobody's now; none if nobody has that name
   */
  async erase(person: string): Promise<readonly string[]> {
    await this.#readOn();
    const ids = this.#ids.get(person) ?? [];
    for (const id of ids) {
      const event = { id: newUuid(), type: personErased, data: {}, metadata: {} };
      await this.store.append(erasureStream(id), 'noStream', [event]).catch(unlessAnother);
      this.#forget(id);
      await this.store.deleteStream(personStream(id));
    }
    return ids;
  }

  /** Takes away the names of people whose erasure is recorded, where a process ended in between. @returns their ids */
  async finish(): Promise<readonly string[]> {
    await this.#readOn();
    const finished: string[] = [];
    for (const id of this.#erased) {
      if (!(await this.#isThere(id))) continue;
      await this.store.deleteStream(personStream(id));
      finished.push(id);
    }
    return finished;
  }

  async #idOf(person: string): Promise<string> {
    if (this.now() - this.#readAt >= freshMs || !this.#ids.has(person)) await this.#readOn();
    const [known] = this.#ids.get(person) ?? [];
    if (known !== undefined) return known;
    const id = newUuid();
    const event = { id: newUuid(), type: personNamed, data: { person }, metadata: {} };
    await this.store.append(personStream(id), 'noStream', [event]);
    this.#know(id, person);
    return id;
  }

  /** Takes in what was stored since. */
  #readOn(): Promise<void> {
    this.#reading ??= this.#takeIn().finally(() => (this.#reading = null));
    return this.#reading;
  }

  async #takeIn(): Promise<void> {
    const at = this.now();
    const from = this.#upTo === null ? {} : { from: this.#upTo };
    const filter = { streamPrefixes: [personStreams, erasureStreams] };
    // All up to here is read below, and what comes after it is read the next time, too.
    const last = await lastPositionOf(this.store);
    for await (const entry of this.store.readAll({ ...from, filter })) if (isStoredEvent(entry)) this.#take(entry);
    this.#upTo = last;
    this.#readAt = at;
  }

  #take(event: StoredEvent): void {
    const id = personIdOf(event);
    if (event.type === personErased) this.#forget(id);
    else this.#know(id, nameIn(event));
  }

  #know(id: string, person: string | null): void {
    if (this.#erased.has(id)) return;
    this.#names.set(id, person);
    if (person === null) return;
    const ids = this.#ids.get(person) ?? [];
    if (!ids.includes(id)) this.#ids.set(person, [...ids, id]);
  }

  #forget(id: string): void {
    const person = this.#names.get(id) ?? null;
    this.#erased.add(id);
    this.#names.delete(id);
    if (person === null) return;
    const others = (this.#ids.get(person) ?? []).filter((other) => other !== id);
    if (others.length === 0) this.#ids.delete(person);
    else this.#ids.set(person, others);
  }

  async #isThere(id: string): Promise<boolean> {
    try {
      return (await lastRevisionOf(this.store, personStream(id))) !== undefined;
    } catch (error) {
      if (error instanceof StreamDeleted) return false;
      throw error;
    }
  }
}

/** Another process has recorded it first: one record is enough. */
function unlessAnother(error: unknown): void {
  if (!(error instanceof WrongExpectedRevision)) throw error;
}
