import type { Json } from '../harness.js';
import type { Deed, World } from './pair.js';

type Names = string | readonly [string, string];
const nameIn = (names: Names, world: World): string => (typeof names === 'string' ? names : names[world]);

function action(seat: 0 | 1, fits: (label: string, action: Json, world: World) => boolean): Deed {
  return {
    seat,
    answer: ({ kind, form, options }, world) => {
      if (form !== 'action' || kind !== 'priority') return undefined;
      const found = options.find((one: Json) => fits(one.label, one.answer.action, world));
      return found?.answer;
    },
  };
}

/** Casts a card by its name in each world. */
export function casts(seat: 0 | 1, names: Names, via = 'hand'): Deed {
  return action(
    seat,
    (label, one, world) => one.do === 'cast' && one.via === via && label.includes(nameIn(names, world)),
  );
}

/** Casts the first of two cards of one name in the first world, the last in the second, once both are in hand. */
export function castsOneOf(seat: 0 | 1, name: string): Deed {
  return {
    seat,
    answer: ({ kind, form, options }, world) => {
      if (form !== 'action' || kind !== 'priority') return undefined;
      const found = options.filter(({ label, answer }: Json) => answer.action.do === 'cast' && label.includes(name));
      return found.length < 2 ? undefined : found.at(-world).answer;
    },
  };
}

/** Passes priority once, as long as the board isn't that far. */
export function passes(seat: 0 | 1): Deed {
  return {
    seat,
    answer: ({ kind }) => (kind === 'priority' ? { form: 'action', action: { do: 'pass' } } : undefined),
  };
}

/** Does something else with a card: activates it, foretells it. */
export function does(seat: 0 | 1, what: 'activate' | 'special', names: Names, words = ''): Deed {
  return action(
    seat,
    (label, one, world) => one.do === what && label.includes(nameIn(names, world)) && label.includes(words),
  );
}

/** Chooses things by their names in each world, once some of those are offered. */
export function chooses(seat: 0 | 1, ...names: readonly Names[]): Deed {
  return {
    seat,
    answer: ({ form, options }, world) => {
      if (form !== 'select') return undefined;
      const chosen: Json[] = [];
      for (const wanted of names) {
        const isIt = ({ label, ref }: Json): boolean =>
          ref !== undefined && label.includes(nameIn(wanted, world)) && !chosen.includes(ref);
        const found = options.find(isIt);
        if (found === undefined) return undefined;
        chosen.push(found.ref);
      }
      return { form, chosen };
    },
  };
}

/** Picks an option by its key or its words. */
export function picks(seat: 0 | 1, ...words: readonly Names[]): Deed {
  return {
    seat,
    answer: ({ form, options }, world) => {
      if (form !== 'pick' && form !== 'order') return undefined;
      const keys = words.map((word) => keyOf(options, nameIn(word, world)));
      return keys.every((key) => key !== undefined) ? { form, keys } : undefined;
    },
  };
}

function keyOf(options: Json, word: string): string | undefined {
  const keyed = options.map(({ label, piece, answer }: Json) => ({ label, key: piece ?? answer.keys[0] }));
  return keyed.find(({ key, label }: Json) => key === word || label.includes(word))?.key;
}

/** Activates an ability of the first of two cards of one name in the first world, of the last in the second. */
export function activatesOneOf(seat: 0 | 1, name: string): Deed {
  return {
    seat,
    answer: ({ kind, form, options }, world) => {
      if (form !== 'action' || kind !== 'priority') return undefined;
      const found = options.filter(
        ({ label, answer }: Json) => answer.action.do === 'activate' && label.includes(name),
      );
      return found.length < 2 ? undefined : found.at(-world).answer;
    },
  };
}
