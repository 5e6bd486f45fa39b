import type { Effect, Instruction, Objects, Players } from '@stacktrail/card-tree';
import type { Variant } from '../../syntax/says.js';
import type { Syntax } from '../../syntax/syntax.js';

/** The instruction of one kind. */
export type EffectOf<K> = Variant<Instruction, 'do', K>;

/** The predicate of a clause, whose verb agrees with the subject. */
export interface Predicate {
  readonly subject: 'players' | 'objects';
  /** The field that holds the subject; `options` if the subject is in the instruction of each option of a choice. */
  readonly field: string;
  /** Whether an instruction to you has no subject: “draw a card”. */
  readonly imperative: boolean;
  readonly says: Syntax<Effect>;
}

/** An action of players: “draw a card”, “each player draws a card”. */
export function acts<T extends object>(says: Syntax<T>): Predicate {
  return { subject: 'players', field: 'who', imperative: true, says: says as Syntax<object> as Syntax<Effect> };
}

/** An event that happens to players, with the subject always written: “you gain 2 life”. */
export function undergoes<T extends object>(says: Syntax<T>): Predicate {
  return { subject: 'players', field: 'who', imperative: false, says: says as Syntax<object> as Syntax<Effect> };
}

/**
 * A predicate of objects: “this creature deals 2 damage to you”.
 * @param field the field that holds the objects
 */
export function ofObjects<T extends object>(field: keyof T & string, says: Syntax<T>): Predicate {
  return { subject: 'objects', field, imperative: false, says: says as Syntax<object> as Syntax<Effect> };
}

/** The subject of a predicate of objects; in a choice, each option holds it. */
export function subjectIn(effect: Effect, field: string): unknown {
  if (field !== 'options') return (effect as unknown as Readonly<Record<string, unknown>>)[field];
  const [option] = effect.do === 'choose one' ? effect.options : [];
  const [one] = option?.effects ?? [];
  return one?.do === 'apply' ? one.to : undefined;
}

/** Sets the subject of an instruction. */
export function withSubjectIn(effect: Effect, field: string, subject: Objects | Players): Effect {
  if (field !== 'options' || effect.do !== 'choose one') return { ...effect, [field]: subject };
  const options = effect.options.map((option) => ({
    ...option,
    effects: option.effects.map((one) => (one.do === 'note choice' ? one : ({ ...one, to: subject } as Effect))),
  }));
  return { ...effect, options };
}

/** An instruction to “you” that has no field for the one who follows it: “destroy target creature”. */
export function imperative<T extends object>(says: Syntax<T>): Syntax<Effect> {
  return says as Syntax<object> as Syntax<Effect>;
}
