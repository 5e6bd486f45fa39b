import { type Effect, type Objects, type Players, isSameTree } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { literally, no, oneOf, type No } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import type { EffectOf } from '../effects/predicate.js';
import { noun } from '../nouns/nouns.js';
import { each, referent } from '../objects/objects.js';
import { playersAsSubject, possessivePlayers } from '../players/players.js';
import type { Compound } from './compound.js';
import { destination, movedBy, say, secondDestination } from './the-rest.js';

type ChooseOne = EffectOf<'choose one'>;

const you: Players = { players: 'you' };
const separate = literally('separate ');
const intoPiles = literally(' into two piles');
const separated = oneOf<Objects>(each('all '), referent('object'));

/** “Separate all creatures target player controls into two piles” (CR 700.3). */
const youSeparate: Compound = {
  begins: new Set(['separate']),
  read(reader) {
    const what = separate.read(reader) === no ? no : separated.read(reader);
    if (what === no || intoPiles.read(reader) === no) return no;
    const { scope } = reader;
    const labels = [scope.newLabel('pile'), scope.newLabel('pile')] as const;
    scope.piles = labels;
    return [{ do: 'separate into piles', who: you, what, labels }];
  },
  write(effects, at, writer) {
    const effect = effects[at];
    if (effect?.do !== 'separate into piles' || effect.who.players !== 'you') return 0;
    writer.scope.piles = effect.labels;
    return separate.write({}, writer) && separated.write(effect.what, writer) && intoPiles.write({}, writer) ? 1 : 0;
  },
};

/** An instruction for the objects of one pile, and the player who chooses the pile. */
interface OfChoice {
  readonly who: Players;
  readonly things: Extract<Objects, { readonly objects: 'matching' }>['filter'];
}

function inPile(label: string, filter: OfChoice['things']): Objects {
  return { objects: 'matching', of: { objects: 'result', label }, filter, all: true };
}

/** A choice between the instruction for either pile. */
function either(who: Players, doing: (label: string) => Effect, [one, other]: readonly [string, string]): ChooseOne {
  return { do: 'choose one', who, options: [{ effects: [doing(one)] }, { effects: [doing(other)] }] };
}

function filterIn({ options }: ChooseOne): OfChoice['things'] | undefined {
  const [effect] = options[0]?.effects ?? [];
  const what = effect?.do === 'sacrifice' || effect?.do === 'destroy' ? effect.what : undefined;
  return what?.objects === 'matching' ? what.filter : undefined;
}

function unnamed({ called: _, ...players }: Players): Players {
  return players;
}

function aboutPile(
  read: (reader: Reader) => OfChoice | No,
  doing: (who: Players) => (filter: OfChoice['things']) => (label: string) => Effect,
  write: (choice: OfChoice, writer: Writer) => boolean,
): Pick<Compound, 'read' | 'write'> {
  return {
    read(reader) {
      const { piles } = reader.scope;
      const choice = piles === null ? no : read(reader);
      if (choice === no) return no;
      return [either(choice.who, doing(unnamed(choice.who))(choice.things), piles!)];
    },
    write(effects, at, writer) {
      const effect = effects[at];
      const { piles } = writer.scope;
      if (effect?.do !== 'choose one' || piles === null) return 0;
      const things = filterIn(effect);
      if (things === undefined) return 0;
      const { who } = effect;
      const { joined: _, ...plain } = effect;
      if (!isSameTree(plain, either(who, doing(unnamed(who))(things), piles))) return 0;
      return write({ who, things }, writer) ? 1 : 0;
    },
  };
}

const all = noun(true);
const sacrificesAll = literally(' sacrifices all ');
const ofTheirChoice = literally(' in the pile of their choice');

/** “That player sacrifices all permanents in the pile of their choice.” */
const sacrificingPile: Compound = {
  begins: playersAsSubject.begins,
  words: ['pile'],
  ...aboutPile(
    (reader) => {
      const who = playersAsSubject.read(reader);
      const things = who === no || sacrificesAll.read(reader) === no ? no : all.read(reader);
      return who === no || things === no || ofTheirChoice.read(reader) === no ? no : { who, things };
    },
    (who) => (filter) => (label) => ({ do: 'sacrifice', what: inPile(label, filter), who }),
    ({ who, things }, writer) =>
      playersAsSubject.write(who, writer) &&
      sacrificesAll.write({}, writer) &&
      all.write(things, writer) &&
      ofTheirChoice.write({}, writer),
  ),
};

const destroyAll = literally('destroy all ');
const inThePile = literally(' in the pile of ');
const choice = literally(" choice. They can't be regenerated");

/** “Destroy all creatures in the pile of that player's choice. They can't be regenerated.” */
const destroyingPile: Compound = {
  begins: destroyAll.begins,
  words: ['pile'],
  ...aboutPile(
    (reader) => {
      const things = destroyAll.read(reader) === no ? no : all.read(reader);
      const who = things === no || inThePile.read(reader) === no ? no : possessivePlayers.read(reader);
      return things === no || who === no || choice.read(reader) === no ? no : { who, things };
    },
    () => (filter) => (label) => ({ do: 'destroy', what: inPile(label, filter), noRegeneration: true }),
    ({ who, things }, writer) =>
      destroyAll.write({}, writer) &&
      all.write(things, writer) &&
      inThePile.write({}, writer) &&
      possessivePlayers.write(who, writer) &&
      choice.write({}, writer),
  ),
};

const opponentChooses = literally('an opponent chooses one of those piles. Put that pile ');
const andTheOther = literally(' and the other ');

/** “An opponent chooses one of those piles. Put that pile into your hand and the other into your graveyard.” */
const opponentsPile: Compound = {
  begins: new Set(['an']),
  words: ['piles'],
  read(reader) {
    const { piles } = reader.scope;
    if (piles === null || opponentChooses.read(reader) === no) return no;
    const first = destination.read(reader);
    const second = first === no || andTheOther.read(reader) === no ? no : secondDestination.read(reader);
    if (first === no || second === no) return no;
    const label = reader.scope.newLabel('opponent');
    const moved = ([one, other]: readonly [string, string]): readonly Effect[] => [
      { ...first, what: { objects: 'result', label: one } },
      { ...second, what: { objects: 'result', label: other }, joined: 'and' },
    ];
    const [one, other] = piles;
    return [
      { do: 'choose players', who: you, from: { players: 'each opponent' }, min: 1, max: 1, label },
      {
        do: 'choose one',
        who: { players: 'noted', label },
        options: [{ effects: moved([one, other]) }, { effects: moved([other, one]) }],
        joined: 'and',
      },
    ];
  },
  write(effects, at, writer) {
    const [player, chosen] = [effects[at], effects[at + 1]];
    const { piles } = writer.scope;
    if (player?.do !== 'choose players' || chosen?.do !== 'choose one' || piles === null) return 0;
    if (player.from.players !== 'each opponent' || player.max !== 1) return 0;
    if (chosen.who.players !== 'noted' || chosen.who.label !== player.label || chosen.options.length !== 2) return 0;
    const [one, other] = chosen.options[0]!.effects;
    const [first, second] = [movedBy(one), movedBy(other)];
    if (first === undefined || second === undefined) return 0;
    if (!isSameTree((one as EffectOf<'move'>).what, { objects: 'result', label: piles[0] })) return 0;
    const texts = [say(first, { several: true }), say(second, { several: true })];
    if (texts.includes(undefined)) return 0;
    opponentChooses.write({}, writer);
    writer.add(texts[0]!);
    return andTheOther.write({}, writer) && writer.add(texts[1]!) ? 2 : 0;
  },
};

/** Piles that you make, and instructions for the pile that a player chooses. */
export const choosingPiles: readonly Compound[] = [youSeparate, sacrificingPile, destroyingPile, opponentsPile];
