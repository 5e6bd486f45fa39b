import { type Filter, isSameTree, type Objects, type Players } from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { without } from '../../syntax/without.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, type Syntax } from '../../syntax/syntax.js';
import { labellingObjects } from '../this-way/done-this-way.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { noun } from '../nouns/nouns.js';
import { verbOfOthers } from '../basics/verbs.js';
import { acts, type EffectOf, type Predicate } from './predicate.js';

/** “They”: the subject of the clause. */
function they({ each, subject }: Scope): Players | undefined {
  if (each) return { players: 'that player', called: 'it' };
  const means = subject?.means;
  return means === undefined || !('players' in means) ? undefined : { ...means, called: 'it' };
}

const things = noun(true);
const notChosenThisWay = literally(' not chosen this way');

function isNotChosen(part: Filter): boolean {
  return part.is === 'not' && part.of.is === 'one of' && part.of.objects.called === 'chosen permanent';
}

/** “Not chosen this way”: of what an earlier instruction had players choose. */
const notChosen: Syntax<Filter> = {
  begins: new Set(['not']),
  read(reader) {
    const deed = reader.scope.lastAffected('chosen');
    if (deed === undefined || notChosenThisWay.read(reader) === no) return no;
    return { is: 'not', of: { is: 'one of', objects: { ...deed.was, called: 'chosen permanent' } } };
  },
  write: (part, writer) => isNotChosen(part) && notChosenThisWay.write({}, writer),
};

/** “All creatures they control”: a player can sacrifice only what they control (CR 701.21a). */
const allTheyControl: Syntax<Objects> = {
  begins: new Set(['all']),
  fixedFields: { objects: 'each' },
  read(reader) {
    const who = they(reader.scope);
    const filter = who === undefined || !reader.take('all') ? no : things.read(reader);
    const parts = filter === no ? [] : conjuncts(filter);
    if (!isSameTree(parts.at(-1), theirs(who))) return no;
    const unchosen = reader.may<Filter | null>(notChosen, null);
    return { objects: 'each', filter: conjunction([...parts.slice(0, -1), ...(unchosen === null ? [] : [unchosen])]) };
  },
  write(means, writer) {
    const part = theirs(they(writer.scope));
    if (means.objects !== 'each' || means.called !== undefined || means.zone !== undefined || part === undefined)
      return false;
    const parts = conjuncts(means.filter);
    const unchosen = parts.find(isNotChosen);
    const others = parts.filter((one) => one !== unchosen);
    return (
      writer.add('all ') &&
      things.write(conjunction([...others, part]), writer) &&
      (unchosen === undefined || notChosen.write(unchosen, writer))
    );
  },
};

function theirs(who: Players | undefined): Filter | undefined {
  return who && { is: 'controlled by players', who };
}

const exiledThisWay = literally('all cards they exiled this way');

/** “All cards they exiled this way”: the cards that each of several players exiled. */
export const allTheyExiled: Syntax<Objects> = {
  begins: new Set(['all']),
  fixedFields: { objects: 'matching' },
  read(reader) {
    const deed = reader.scope.lastAffected('exiled');
    if (!reader.scope.each || deed?.means.objects !== 'result' || exiledThisWay.read(reader) === no) return no;
    return { objects: 'matching', of: { ...deed.means, called: 'exiled card' }, filter: { is: 'anything' }, all: true };
  },
  write: (means, writer) =>
    Boolean(writer.scope.each) &&
    means.objects === 'matching' &&
    means.called === undefined &&
    means.all === true &&
    means.filter.is === 'anything' &&
    means.of.called === 'exiled card' &&
    exiledThisWay.write({}, writer),
};

/** “That player taps all lands they control.” */
export const tapsAll: readonly Predicate[] = (['tap', 'untap'] as const).map((verb) =>
  acts(
    without(
      ['label'],
      says<EffectOf<'tap' | 'untap'>>({ do: verb })`${verbOfOthers(verb)} ${{ what: allTheyControl }}`,
    ),
  ),
);

/** “Each player sacrifices all creatures they control.” */
export const sacrificesAll: Predicate = acts(
  labellingObjects(
    says<EffectOf<'sacrifice'>>({ do: 'sacrifice' })`${verbOfOthers('sacrifice')} ${{ what: allTheyControl }}`,
    'sacrificed',
    () => true,
  ),
);
