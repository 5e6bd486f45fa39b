import { type Destination, type Effect, isSameTree } from '@stacktrail/card-tree';
import { literally, no, oneOf, words, type Syntax } from '../../syntax/syntax.js';
import type { Reader } from '../../syntax/reader.js';
import { says } from '../../syntax/says.js';
import { indefinite } from '../nouns/nouns.js';
import { objectsAfterVerb } from '../objects/objects.js';
import type { EffectOf } from './predicate.js';

type Counter = EffectOf<'counter'>;

const places: readonly (readonly [string, Destination])[] = [
  ["exile it instead of putting it into its owner's graveyard", { zone: 'exile' }],
  ["put it into its owner's hand instead of into that player's graveyard", { zone: 'hand' }],
  [
    "put it on top of its owner's library instead of into that player's graveyard",
    { zone: 'library', position: 'top' },
  ],
  [
    "put it on the bottom of its owner's library instead of into that player's graveyard",
    { zone: 'library', position: 'bottom' },
  ],
  [
    "put that card onto the battlefield under your control instead of into its owner's graveyard",
    { zone: 'battlefield', control: 'you' },
  ],
];

type Elsewhere = Pick<Counter, 'to' | 'toIf'>;

const place = oneOf<Destination>(
  ...places.map(([text, to]) => words<Destination>(text, to, (other) => isSameTree(other, to))),
);

/** “…. If an artifact or creature spell is countered this way, …”: another spell goes to the graveyard. */
const someElsewhere: Syntax<Elsewhere> = says<Elsewhere>(
  {},
)`. If ${{ toIf: indefinite('spell') }} is countered this way, ${{ to: place }}`;

/** “…. If that spell is countered this way, exile it instead of putting it into its owner's graveyard” (CR 614.15). */
const elsewhere: Syntax<Destination> = oneOf<Destination>(
  ...places.map(([text, to]) =>
    words<Destination>(`. If that spell is countered this way, ${text}`, to, (other) => isSameTree(other, to)),
  ),
);

/** Adds that sentence to an instruction with other words: “unless its controller pays {3}. If …”. */
export function withElsewhere(reader: Reader, effects: readonly Effect[]): readonly Effect[] {
  const [effect] = effects;
  const to = elsewhereOf(reader, effects.length === 1 && effect?.do === 'counter' && effect.to === undefined);
  return to === undefined ? effects : [{ ...(effect as Counter), to }];
}

function elsewhereOf(reader: Reader, may: boolean): Destination | undefined {
  if (!may || reader.word !== '.') return undefined;
  const from = reader.mark();
  const to = elsewhere.read(reader);
  if (to !== no) return to;
  reader.back(from);
  return undefined;
}

const plain = says<Counter>({ do: 'counter' })`counter ${{ what: objectsAfterVerb }}`;

/** “Counter target spell” (CR 701.6). */
export const counterOrder: Syntax<Effect> = {
  begins: plain.begins,
  fixedFields: { do: 'counter' },
  read(reader) {
    const effect = plain.read(reader);
    if (effect === no) return no;
    const to = elsewhereOf(reader, true);
    if (to !== undefined) return { ...effect, to };
    return reader.word === '.' ? { ...effect, ...reader.may<Elsewhere>(someElsewhere, {}) } : effect;
  },
  write(effect, writer) {
    if (effect.do !== 'counter' || effect.label !== undefined || !plain.write(effect, writer)) return false;
    if (effect.toIf !== undefined) return someElsewhere.write(effect, writer);
    return effect.to === undefined || elsewhere.write(effect.to, writer);
  },
};

const topOrBottom = literally(
  ". If that spell is countered this way, put that card on the top or bottom of its owner's library instead of into that player's graveyard",
);
const edges: readonly (readonly [string, Destination])[] = (['top', 'bottom'] as const).map((position) => [
  position,
  { zone: 'library', position },
]);

/** A choice between the top and the bottom of the library, made as the spell is countered. */
function ontoEither({ what }: Pick<Counter, 'what'>): Effect {
  return {
    do: 'choose one',
    who: { players: 'you' },
    options: edges.map(([word, to]) => ({ word, effects: [{ do: 'counter', what, to }] })),
  };
}

/** “…. If that spell is countered this way, put that card on the top or bottom of its owner's library instead of into …” */
export const counterOntoEither: Syntax<Effect> = {
  begins: plain.begins,
  fixedFields: { do: 'choose one' },
  read(reader) {
    const effect = plain.read(reader);
    return effect === no || topOrBottom.read(reader) === no ? no : ontoEither(effect);
  },
  write(effect, writer) {
    const [first] = effect.do === 'choose one' ? effect.options : [];
    const [counter] = first?.effects ?? [];
    const { joined: _, ...whole } = effect;
    if (counter?.do !== 'counter' || !isSameTree(whole, ontoEither(counter))) return false;
    return plain.write({ do: 'counter', what: counter.what }, writer) && topOrBottom.write({}, writer);
  },
};

export { elsewhere as counteredElsewhere };
