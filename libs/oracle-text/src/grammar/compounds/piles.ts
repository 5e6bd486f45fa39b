import { type Effect, type Objects, type Players, isSameTree } from '@stacktrail/card-tree';
import { literally, no } from '../../syntax/syntax.js';
import type { EffectOf } from '../effects/predicate.js';
import { referent } from '../objects/objects.js';
import type { Compound } from './compound.js';
import { destination, say, secondDestination, movedBy } from './the-rest.js';

type Separate = EffectOf<'separate into piles'>;

const anOpponentSeparates = literally('an opponent separates ');
const intoPiles = literally(' into two piles');
const cards = referent('object');
const you: Players = { players: 'you' };

/** “An opponent separates those cards into two piles” (CR 700.3). You choose the opponent. */
export const separating: Compound = {
  begins: new Set(['an']),
  read(reader) {
    if (anOpponentSeparates.read(reader) === no) return no;
    const what = cards.read(reader);
    if (what === no || intoPiles.read(reader) === no) return no;
    const { scope } = reader;
    const label = scope.newLabel('opponent');
    const labels = [scope.newLabel('pile'), scope.newLabel('pile')] as const;
    scope.piles = labels;
    const who: Players = { players: 'noted', label };
    return [
      { do: 'choose players', who: you, from: { players: 'each opponent' }, min: 1, max: 1, label },
      { do: 'separate into piles', who, what, labels, joined: 'and' },
    ];
  },
  write(effects, at, writer) {
    const [choice, separate] = [effects[at], effects[at + 1] as Separate | undefined];
    if (choice?.do !== 'choose players' || separate?.do !== 'separate into piles') return 0;
    if (separate.who.players !== 'noted' || separate.who.label !== choice.label) return 0;
    if (choice.from.players !== 'each opponent' || choice.max !== 1) return 0;
    writer.scope.piles = separate.labels;
    return anOpponentSeparates.write({}, writer) && cards.write(separate.what, writer) && intoPiles.write({}, writer)
      ? 2
      : 0;
  },
};

const onePile = literally('put one pile ');
const theOther = literally(' and the other ');
const pile = (label: string): Objects => ({ objects: 'result', label });

/** “Put one pile into your hand and the other into your graveyard”: you choose which pile goes where. */
export const puttingPiles: Compound = {
  begins: new Set(['put']),
  read(reader) {
    const { piles } = reader.scope;
    if (piles === null || onePile.read(reader) === no) return no;
    const first = destination.read(reader);
    const second = first === no || theOther.read(reader) === no ? no : secondDestination.read(reader);
    if (first === no || second === no) return no;
    const either = ([one, other]: readonly [string, string]): readonly Effect[] => [
      { ...first, what: pile(one) },
      { ...second, what: pile(other), joined: 'and' },
    ];
    const [one, other] = piles;
    return [
      { do: 'choose one', who: you, options: [{ effects: either([one, other]) }, { effects: either([other, one]) }] },
    ];
  },
  write(effects, at, writer) {
    const effect = effects[at];
    const { piles } = writer.scope;
    if (effect?.do !== 'choose one' || effect.options.length !== 2 || piles === null) return 0;
    const [one, other] = effect.options[0]!.effects;
    const [first, second] = [movedBy(one), movedBy(other)];
    if (first === undefined || second === undefined) return 0;
    if (!isSameTree((one as EffectOf<'move'>).what, pile(piles[0]))) return 0;
    const texts = [say(first, { several: true }), say(second, { several: true })];
    if (texts.includes(undefined)) return 0;
    return onePile.write({}, writer) && writer.add(texts[0]!) && theOther.write({}, writer) && writer.add(texts[1]!)
      ? 1
      : 0;
  },
};
