import { type Effect, isSameTree, type Objects, type Players } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, no } from '../../syntax/syntax.js';
import type { Scope } from '../../syntax/scope.js';
import { topOfLibrary } from '../objects/library.js';
import type { EffectOf } from '../effects/predicate.js';
import type { Compound } from './compound.js';
import { destination, movedBy, say } from './the-rest.js';

type Move = EffectOf<'move'>;

const you: Players = { players: 'you' };

interface Tops {
  readonly down: Objects;
  readonly up: Objects;
}

const exiling = says<Tops>(
  {},
)`exile ${{ down: topOfLibrary }} in a face-down pile, then exile ${{ up: topOfLibrary }} in a face-up pile`;

function exiled({ down, up }: Tops, [first, second]: readonly [string, string]): readonly [Move, Move] {
  return [
    { do: 'move', what: down, to: { zone: 'exile', faceDown: 'effect' }, label: first },
    { do: 'move', what: up, to: { zone: 'exile' }, label: second, joined: 'then' } as Move,
  ];
}

/** “Exile the top four cards of your library in a face-down pile, then exile … in a face-up pile” (CR 406.3, 700.3). */
const twoPiles: Compound = {
  begins: new Set(['exile']),
  words: ['pile'],
  read(reader) {
    const tops = exiling.read(reader);
    if (tops === no) return no;
    const { scope } = reader;
    const labels = [scope.newLabel('pile'), scope.newLabel('pile')] as const;
    scope.piles = labels;
    return exiled(tops, labels);
  },
  write(effects, at, writer) {
    const [first, second] = [effects[at], effects[at + 1]];
    if (first?.do !== 'move' || second?.do !== 'move' || first.to.faceDown === undefined) return 0;
    const labels = [first.label ?? '', second.label ?? ''] as const;
    const { joined: _, ...plain } = first;
    const tops = { down: first.what, up: second.what };
    if (!isSameTree([plain, second], exiled(tops, labels)) || !exiling.write(tops, writer)) return 0;
    writer.scope.piles = labels;
    return 2;
  },
};

const opponentChooses = literally('an opponent chooses one of those piles');
const chosenPile = 'chosen pile';
const otherPile = 'other pile';

function chooseBy(opponent: string, labels: readonly [string, string], [label, other]: readonly [string, string]) {
  return [
    { do: 'choose players', who: you, from: { players: 'each opponent' }, min: 1, max: 1, label: opponent },
    { do: 'choose pile', who: { players: 'noted', label: opponent }, labels, label, other, joined: 'and' },
  ] as const satisfies readonly Effect[];
}

/** “An opponent chooses one of those piles”: you choose the opponent. From here on “that pile” is the chosen one. */
const choosing: Compound = {
  begins: opponentChooses.begins,
  words: ['piles'],
  read(reader) {
    const { scope } = reader;
    const { piles } = scope;
    if (piles === null || opponentChooses.read(reader) === no || !reader.endsSentence()) return no;
    const opponent = scope.newLabel('opponent');
    const chosen = [scope.newLabel(chosenPile), scope.newLabel(otherPile)] as const;
    scope.piles = chosen;
    return chooseBy(opponent, piles, chosen);
  },
  write(effects, at, writer) {
    const [player, chosen] = [effects[at], effects[at + 1]];
    if (player?.do !== 'choose players' || chosen?.do !== 'choose pile' || writer.scope.piles === null) return 0;
    const labels = [chosen.label, chosen.other ?? ''] as const;
    const { joined: _, ...plain } = player;
    if (!isSameTree([plain, chosen], chooseBy(player.label, writer.scope.piles, labels))) return 0;
    writer.scope.piles = labels;
    return opponentChooses.write({}, writer) ? 2 : 0;
  },
};

/** The pile that was chosen, and the other one. */
function chosenOf({ piles }: Scope): readonly [Objects, Objects] | undefined {
  if (piles?.[0].startsWith(chosenPile) !== true) return undefined;
  return [
    { objects: 'result', label: piles[0] },
    { objects: 'result', label: piles[1] },
  ];
}

const putThatPile = literally('put that pile ');

/** “Put that pile into your graveyard.” */
const puttingChosen: Compound = {
  begins: new Set(['put']),
  words: ['pile'],
  read(reader) {
    const piles = chosenOf(reader.scope);
    const where = piles === undefined || putThatPile.read(reader) === no ? no : destination.read(reader);
    return piles === undefined || where === no || !reader.endsSentence() ? no : [{ ...where, what: piles[0] }];
  },
  write(effects, at, writer) {
    const moved = movedBy(effects[at]);
    const piles = chosenOf(writer.scope);
    if (moved === undefined || piles === undefined || !isSameTree((effects[at] as Move).what, piles[0])) return 0;
    const text = say(moved, { several: true });
    return text !== undefined && putThatPile.write({}, writer) && writer.add(text) ? 1 : 0;
  },
};

const lookAtOther = literally('look at the cards in the other pile');

function nameLookedAt(scope: Scope, pile: Objects): void {
  scope.name(pile, true, ['card'], { put: true });
}

/** “Look at the cards in the other pile” (CR 701.20e). */
const lookingAtOther: Compound = {
  begins: lookAtOther.begins,
  words: ['pile'],
  read(reader) {
    const piles = chosenOf(reader.scope);
    if (piles === undefined || lookAtOther.read(reader) === no) return no;
    nameLookedAt(reader.scope, piles[1]);
    return [{ do: 'look at', who: you, what: piles[1] }];
  },
  write(effects, at, writer) {
    const look = effects[at];
    const piles = chosenOf(writer.scope);
    if (look?.do !== 'look at' || look.who.players !== 'you' || look.label !== undefined) return 0;
    if (piles === undefined || !isSameTree(look.what, piles[1])) return 0;
    nameLookedAt(writer.scope, piles[1]);
    return lookAtOther.write({}, writer) ? 1 : 0;
  },
};

/** A face-down and a face-up pile, of which an opponent chooses one. */
export const faceUpPile: readonly Compound[] = [twoPiles, choosing, puttingChosen, lookingAtOther];
