import { type Effect, isSameTree, type Filter, type Objects, type Players } from '@stacktrail/card-tree';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import type { EffectOf } from '../effects/predicate.js';
import { namedObjects } from '../basics/holes.js';
import { noun } from '../nouns/nouns.js';
import type { Compound } from './compound.js';

type Choice = EffectOf<'choose objects'>;

const you: Players = { players: 'you' };
const anyNumber = literally(' any number of ');

function choice(from: Objects, label: string, more: Pick<Choice, 'couldEnchant'> = {}): Choice {
  return { do: 'choose objects', who: you, from, min: 0, max: { amount: 'any number' }, label, ...more };
}

function attached(filter: Filter, host: Objects, label: string): readonly [Effect, Effect] {
  const what: Objects = { objects: 'result', label };
  return [choice({ objects: 'each', filter }, label), { do: 'attach', what, to: host, hostFirst: true, joined: 'and' }];
}

function entering(filter: Filter, host: Objects, label: string, moved: string): readonly [Effect, Effect] {
  const of = (['graveyard', 'hand'] as const).map((zone): Objects => ({ objects: 'each', filter, zone, of: you }));
  return [
    choice({ objects: 'together', of }, label, { couldEnchant: host }),
    {
      do: 'move',
      what: { objects: 'result', label },
      to: { zone: 'battlefield', attachedTo: host },
      verb: 'put',
      label: moved,
      joined: 'and',
    },
  ];
}

const attach = literally('attach to ');
const onTheBattlefield = literally(' on the battlefield');

/** “Attach to it any number of Auras on the battlefield” (CR 701.3). */
export const attachingToIt: Compound = {
  begins: attach.begins,
  words: ['any', 'number'],
  read(reader) {
    const host = attach.read(reader) === no ? no : namedObjects.read(reader);
    const filter = host === no || anyNumber.read(reader) === no ? no : noun(true).read(reader);
    if (host === no || filter === no || onTheBattlefield.read(reader) === no) return no;
    return attached(filter, host, reader.scope.newLabel('chosen'));
  },
  write(effects, at, writer) {
    const [chosen, attaching] = [effects[at], effects[at + 1]];
    if (chosen?.do !== 'choose objects' || chosen.from.objects !== 'each' || attaching?.do !== 'attach') return 0;
    const { filter } = chosen.from;
    const { to } = attaching;
    if (!isSameTree([unjoined(chosen), attaching], attached(filter, to, chosen.label))) return 0;
    const could =
      attach.write({}, writer) &&
      namedObjects.write(to, writer) &&
      anyNumber.write({}, writer) &&
      noun(true).write(filter, writer) &&
      onTheBattlefield.write({}, writer);
    return could ? 2 : 0;
  },
};

const put = literally('put onto the battlefield attached to ');
const thatCould = literally(' that could enchant ');
const fromBoth = literally(' from your graveyard and/or hand');
const cards: Syntax<Filter> = noun(true, 'card');

/** “Put onto the battlefield attached to it any number of Aura cards that could enchant it from your graveyard and/or hand.” */
export const enteringAttachedToIt: Compound = {
  begins: put.begins,
  words: ['could', 'enchant'],
  read(reader) {
    const host = put.read(reader) === no ? no : namedObjects.read(reader);
    const filter = host === no || anyNumber.read(reader) === no ? no : cards.read(reader);
    const again = filter === no || thatCould.read(reader) === no ? no : namedObjects.read(reader);
    if (host === no || filter === no || again === no || fromBoth.read(reader) === no) return no;
    if (!isSameTree(host, again)) return no;
    const { scope } = reader;
    const label = scope.newLabel('chosen');
    return entering(filter, host, label, scope.newLabel('moved'));
  },
  write(effects, at, writer) {
    const [chosen, moved] = [effects[at], effects[at + 1]];
    if (chosen?.do !== 'choose objects' || moved?.do !== 'move' || moved.label === undefined) return 0;
    const { couldEnchant: host, from } = chosen;
    const [first] = from.objects === 'together' ? from.of : [];
    if (host === undefined || first?.objects !== 'each') return 0;
    const { filter } = first;
    if (!isSameTree([unjoined(chosen), moved], entering(filter, host, chosen.label, moved.label))) return 0;
    const could =
      put.write({}, writer) &&
      namedObjects.write(host, writer) &&
      anyNumber.write({}, writer) &&
      cards.write(filter, writer) &&
      thatCould.write({}, writer) &&
      namedObjects.write(host, writer) &&
      fromBoth.write({}, writer);
    return could ? 2 : 0;
  },
};

function unjoined({ joined: _, ...effect }: Effect): object {
  return effect;
}
