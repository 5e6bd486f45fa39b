import type { Effect } from '@stacktrail/card-tree';
import {
  noObject,
  type DefinitionPointer,
  type EventData,
  type EventType,
  type GameEvent,
  type ObjectId,
  type PlayerId,
  type Ref,
  type Viewer,
} from '@stacktrail/game-events';
import { knows, maySee, type GameObject, type GameState } from '@stacktrail/game-state';
import { abilityText } from '../ability-text.js';
import { hiddenName, recordName, seatName } from '../names.js';
import { rulingText } from '../ruling-text.js';
import { counted, listed, possessive } from '../words.js';

/** The states before and after an event. */
export interface Around {
  readonly before: GameState;
  readonly after: GameState;
}

/** What the sentences about an event use: the names of things as the viewer may know them. */
export class Telling {
  constructor(
    readonly before: GameState,
    readonly after: GameState,
    readonly viewer: Viewer,
  ) {}

  seat(player: PlayerId): string {
    return seatName(this.after, player);
  }

  /** An object's name, if the viewer knows it as it was or as it is. */
  name(id: ObjectId): string {
    if (id === noObject) return 'the rules';
    const [before, after] = this.records(id);
    const shown = [before, after].find((record) => record !== undefined && this.isKnown(record));
    if (shown === undefined) return hiddenName;
    return recordName(shown === before ? this.before : this.after, shown, this.viewer);
  }

  /** The name of one object under two ids, if the viewer knows it under either (CR 400.7). */
  eitherName(old: ObjectId, now: ObjectId): string {
    const name = this.name(old);
    return name === hiddenName ? this.name(now) : name;
  }

  /** The names of several objects; those that the viewer may not know are counted. */
  names(ids: readonly ObjectId[]): string {
    const names = ids.map((id) => this.name(id));
    const known = names.filter((name) => name !== hiddenName);
    const hidden = names.length - known.length;
    return listed(hidden === 0 ? known : [...known, hidden === 1 ? hiddenName : counted(hidden, 'card')]);
  }

  ref(ref: Ref): string {
    return ref.is === 'player' ? this.seat(ref.id) : this.name(ref.id);
  }

  refs(refs: readonly Ref[]): string {
    const objects = refs.filter((ref) => ref.is === 'object').map((ref) => ref.id);
    const players = refs.filter((ref) => ref.is === 'player').map((ref) => this.seat(ref.id));
    if (players.length === 0) return this.names(objects);
    return listed(objects.length === 0 ? players : [this.names(objects), ...players]);
  }

  /** An object's name in the genitive. */
  whose(id: ObjectId): string {
    return possessive(this.name(id));
  }

  /** An ability's text in quotation marks after a colon; nothing if the viewer may not know whose it is. */
  abilityText(pointer: DefinitionPointer, source: ObjectId): string {
    if (this.name(source) === hiddenName) return '';
    const [before, after] = this.records(source);
    const definition = this.after.catalog.ability(pointer);
    return `: “${abilityText(this.after, definition, before ?? after)}”`;
  }

  /** What a ruling has happen, in words. */
  ruling(actions: readonly Effect[], source: ObjectId = noObject): string {
    return rulingText(this.before, actions, source, this.viewer);
  }

  /** Whether the viewer may see what only these seats may see. */
  maySee(seats: number): boolean {
    return maySee(seats, this.after.players.length, this.viewer);
  }

  private records(id: ObjectId): readonly [GameObject | undefined, GameObject | undefined] {
    return [this.before.objects.get(id), this.after.objects.get(id)];
  }

  private isKnown(record: GameObject): boolean {
    return knows(this.after, record, this.viewer);
  }
}

/** The sentence about one kind of event. */
export type Sentence<K extends EventType> = (data: EventData<K>, tell: Telling, event: GameEvent<K>) => string;

/** A sentence for each of these kinds of event. */
export type Sentences<K extends EventType = EventType> = { readonly [T in K]: Sentence<T> };

/** The sentences of a family of events. */
export function sentencesFor<K extends EventType>(sentences: Sentences<K>): Sentences<K> {
  return sentences;
}
