import {
  type CardType,
  type Effect,
  type Filter,
  isSameTree,
  type Objects,
  type TargetSpec,
} from '@stacktrail/card-tree';
import { literally, no, table } from '../../syntax/syntax.js';
import type { Compound } from './compound.js';

const kind = table<CardType>({ artifact: 'Artifact', creature: 'Creature', enchantment: 'Enchantment', land: 'Land' });
const opening = literally('choose target ');
const ofPlayer = literally(' a player controls and target ');
const inGraveyard = literally(
  " card in that player's graveyard. If both targets are still legal as this ability resolves, that player simultaneously sacrifices the ",
);
const returning = literally(' and returns the ');
const toBattlefield = literally(' card to the battlefield');

function targetsOf(type: CardType, first: number): readonly [TargetSpec, TargetSpec] {
  const filter: Filter = { is: 'type', type };
  const permanent: Objects = { objects: 'target', slot: first };
  const theirs: Filter = { is: 'owned by players', who: { players: 'controller of', objects: permanent } };
  return [
    { kind: 'permanent', filter, min: 1, max: 1 },
    { kind: 'card in graveyard', filter: { is: 'all', of: [filter, theirs] }, min: 1, max: 1 },
  ];
}

/** Nothing happens if a target has become illegal (CR 608.2b); the two permanents change places at once. */
function effectsOf(first: number): readonly [Effect, Effect] {
  const [permanent, card] = [first, first + 1].map((slot): Objects => ({ objects: 'target', slot })) as [
    Objects,
    Objects,
  ];
  const isLegal = (of: Objects) =>
    ({ if: 'compare', left: { amount: 'how many', of }, compare: 'at least', right: 1 }) as const;
  return [
    { do: 'choose targets', targeted: [permanent, card] },
    {
      do: 'if',
      condition: { if: 'all', of: [isLegal(permanent), isLegal(card)] },
      then: [
        {
          do: 'move',
          who: { players: 'controller of', objects: permanent },
          what: card,
          to: { zone: 'battlefield' },
          sacrificing: permanent,
        },
      ],
      joined: 'and',
    },
  ];
}

/** “That player simultaneously sacrifices the artifact and returns the artifact card to the battlefield.” */
export const sacrificedForAnother: Compound = {
  begins: opening.begins,
  words: ['player'],
  read(reader) {
    const type = opening.read(reader) === no ? no : kind.read(reader);
    if (type === no) return no;
    for (const words of [ofPlayer, inGraveyard, returning]) {
      if (words.read(reader) === no || kind.read(reader) !== type) return no;
    }
    if (toBattlefield.read(reader) === no) return no;
    const first = reader.scope.targets.length;
    for (const spec of targetsOf(type, first)) reader.scope.addTarget(spec);
    return effectsOf(first);
  },
  write(effects, at, writer) {
    const chosen = effects[at];
    const [one] = chosen?.do === 'choose targets' ? chosen.targeted : [];
    if (one === undefined || !('slot' in one)) return 0;
    const specs = writer.scope.targets.slice(one.slot, one.slot + 2);
    const type = specs[0]?.filter.is === 'type' ? specs[0].filter.type : undefined;
    if (type === undefined || !isSameTree(specs, targetsOf(type, one.slot))) return 0;
    const [first, second] = effectsOf(one.slot);
    if (!isSameTree({ ...chosen, joined: undefined }, { ...first, joined: undefined })) return 0;
    if (!isSameTree(effects[at + 1], second) || !opening.write({}, writer) || !kind.write(type, writer)) return 0;
    const could = [ofPlayer, inGraveyard, returning].every(
      (words) => words.write({}, writer) && kind.write(type, writer),
    );
    return could && toBattlefield.write({}, writer) ? 2 : 0;
  },
};
