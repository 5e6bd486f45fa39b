import type { Objects, Filter } from '@stacktrail/card-tree';
import { numberWord, withArticle } from '../../english/words.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no } from '../../syntax/syntax.js';
import type { Doing } from '../effects/predicate.js';
import { noun } from '../nouns.js';
import { numeral } from '../numerals.js';
import type { Compound } from './compound.js';

type Until = Doing<'reveal until'>;

const before = literally(' cards from the top of your library until you ');

function name(scope: Scope, { do: what, label, rest, count, filter }: Until): void {
  const nouns =
    filter.is === 'all' || filter.is === 'type'
      ? (['card', 'creature', 'land', 'permanent'] as const)
      : (['card'] as const);
  scope.name({ objects: 'result', label }, count !== 1, nouns, { yours: true, put: true });
  scope.rest = { objects: 'result', label: rest };
  const all: readonly Objects[] = [
    { objects: 'result', label: rest },
    { objects: 'result', label },
  ];
  scope.did((what as string) === 'reveal until' ? 'revealed' : 'exiled', { objects: 'together', of: all }, true);
}

/** “Reveal cards from the top of your library until you reveal a creature card.” */
export const revealUntil: Compound = {
  begins: new Set(['reveal', 'exile']),
  read(reader) {
    const verb = reader.next().word;
    if (before.read(reader) === no || !reader.take(verb)) return no;
    const one = reader.take('a') || reader.take('an');
    const count = one ? 1 : numeral.read(reader);
    if (typeof count !== 'number') return no;
    const filter: Filter | typeof no = noun(!one, 'card').read(reader);
    if (filter === no) return no;
    const { scope } = reader;
    const [label, rest] = [scope.newLabel('found'), scope.newLabel('rest')];
    const effect: Until = {
      do: verb === 'exile' ? ('exile until' as 'reveal until') : 'reveal until',
      who: { players: 'you' },
      filter,
      count,
      label,
      rest,
    };
    name(scope, effect);
    return [effect];
  },
  write(effects, at, writer) {
    const effect = effects[at] as Until | undefined;
    if (effect === undefined || !['reveal until', 'exile until'].includes(effect.do)) return 0;
    if (effect.who.players !== 'you' || typeof effect.count !== 'number') return 0;
    const verb = effect.do.split(' ')[0]!;
    const things = writer.capture(() => noun(effect.count !== 1, 'card').write(effect.filter, writer));
    if (things === undefined) return 0;
    writer.add(`${verb} cards from the top of your library until you ${verb} `);
    writer.add(effect.count === 1 ? withArticle(things) : `${numberWord(effect.count)} ${things}`);
    name(writer.scope, effect);
    return 1;
  },
};
