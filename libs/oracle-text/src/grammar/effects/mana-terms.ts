import { type Effect, isSameTree, type ManaRestriction } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { says } from '../../syntax/says.js';
import { constant, literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { writeWhereX } from '../basics/where-x.js';
import { notSpent } from './mana-not-spent.js';
import { restriction } from './mana-restrictions.js';
import type { EffectOf } from './predicate.js';

const onlyTo = literally('. Spend this mana only to ');
const onlyWithX = constant<ManaRestriction>('. Spend this mana only on costs that contain {X}', { costs: 'with X' });
const cantBeCountered: readonly Effect[] = [
  {
    do: 'apply',
    to: { objects: 'that object' },
    changes: [{ change: 'rule', rule: "can't be countered" }],
    until: 'rest of the game',
  },
];
const riding = literally(", and that spell can't be countered");

/** “…, and that spell can't be countered”: what the mana does to the spell on which it is spent (CR 106.6). */
function readRider(reader: Reader, spend: ManaRestriction): Pick<EffectOf<'add mana'>, 'spend' | 'rider'> {
  const from = reader.mark();
  if (spend.spells !== undefined && spend.abilities === undefined && riding.read(reader) !== no)
    return { spend, rider: { spells: spend.spells, effects: cantBeCountered } };
  reader.back(from);
  return { spend };
}

/** “Spend this mana only to cast creature spells” (CR 106.6). */
export const spending: Syntax<Pick<EffectOf<'add mana'>, 'spend' | 'rider'>> = {
  begins: null,
  read(reader) {
    const from = reader.mark();
    if (onlyTo.read(reader) !== no) {
      const spend = restriction.read(reader);
      if (spend !== no) return readRider(reader, spend);
    }
    for (const syntax of [onlyWithX, notSpent]) {
      reader.back(from);
      const spend = syntax.read(reader);
      if (spend !== no) return { spend };
    }
    reader.back(from);
    return {};
  },
  write: ({ spend, rider }, writer) => {
    if (spend === undefined) return rider === undefined;
    if (!writeWhereX(writer)) return false;
    if (spend.others) return rider === undefined && notSpent.write(spend, writer);
    if (spend.costs !== undefined) return rider === undefined && onlyWithX.write(spend, writer);
    if (!onlyTo.write({}, writer) || !restriction.write(spend, writer)) return false;
    if (rider === undefined) return true;
    const same = (one: object | undefined, other: object): boolean => isSameTree(one, other);
    return same(spend.spells, rider.spells) && same(rider.effects, cantBeCountered) && riding.write({}, writer);
  },
};

type Kept = Partial<EffectOf<'add mana'>>;

/** “You”, of whoever adds the mana: “they”, if that is somebody else. */
const whoKeeps: Syntax<object> = {
  begins: new Set(['you', 'they']),
  read: (reader) => (reader.take(keeper(reader.scope)) ? {} : no),
  write: (_, writer) => writer.add(keeper(writer.scope)),
};

function keeper({ subject }: Scope): 'you' | 'they' {
  const isOther = subject !== null && 'players' in subject.means && subject.means.players !== 'you';
  return isOther ? 'they' : 'you';
}

/** “Until end of turn, you don't lose this mana as steps and phases end” (CR 106.4). */
const keeping = oneOf<Kept>(
  says<Kept>({ lasts: 'end of combat' })`. Until end of combat, ${whoKeeps} don't lose this mana as steps end`,
  says<Kept>({ lasts: true })`. Until end of turn, ${whoKeeps} don't lose this mana as steps and phases end`,
);

export const kept: Syntax<Kept> = {
  begins: null,
  read: (reader) => reader.may<Kept>(keeping, {}),
  write: (value, writer) => value.lasts === undefined || (writeWhereX(writer) && keeping.write(value, writer)),
};
