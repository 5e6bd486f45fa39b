import { rememberBegun, withBegunNoted } from './begun-for.js';
import { asksWhoDied, diedThisWay } from './died-this-way.js';
import { startsFromHand, withHand, withoutHand } from './exiled-from-hand.js';
import { rememberBecame, withBecameNoted } from './became-this-way.js';
import { rememberProliferated, withProliferatedNoted } from '../nouns/counter-put-on-them.js';
import { type Players, type Amount, type Effect, type Filter, isSameTree } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { literally, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { withLimitNoted, rememberWrittenLimit } from './damage-up-to.js';
import { withDamaged, rememberWritten } from './damaged-this-way.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { noun, nounOfEach, type Head } from '../nouns/nouns.js';
import { isCountedInGraveyard } from './put-there-this-way.js';
import { withLossNoted, rememberWrittenLoss } from './life-lost.js';
import { withRemovedNoted, wroteRemoved } from './removed-this-way.js';

/** The participle for each instruction before “this way”. */
const participles: Partial<Record<Effect['do'], string>> = {
  destroy: 'destroyed',
  'choose and sacrifice': 'sacrificed',
  sacrifice: 'sacrificed',
  discard: 'discarded',
  mill: 'milled',
  draw: 'drawn',
  reveal: 'revealed',
  tap: 'tapped',
  untap: 'untapped',
  'lose life': 'lost',
  'gain life': 'gained',
  'deal damage': 'dealt',
};

function participleOf(effect: Effect): string | undefined {
  if (effect.do !== 'move') return participles[effect.do];
  switch (effect.to.zone) {
    case 'exile':
      return 'exiled';
    case 'hand':
    case 'battlefield':
      return 'returned';
    default:
      return undefined;
  }
}

/** The field for the label. Damage has two: the damage dealt, and the excess damage. */
function fieldOf(effect: Effect): 'dealt' | 'label' {
  return effect.do === 'deal damage' ? 'dealt' : 'label';
}

function labelOf(effect: Effect): string | undefined {
  return (effect as { readonly dealt?: string; readonly label?: string })[fieldOf(effect)];
}

function remember(scope: Scope, participle: string, label: string): void {
  scope.thisWay = { ...scope.thisWay, [participle]: label };
}

/** Whether later words say “… this way” with this participle. */
function isReferredToLater(reader: Reader, participle: string): boolean {
  const { tokens, at } = reader;
  if (participle === destroyed && asksWhoDied(reader)) return true;
  for (let i = at; i + 2 < tokens.length; i++) {
    if (participle === 'dealt' && [i - 2, i - 3].some((excessAt) => excessAt > at && isExcess(tokens, excessAt)))
      continue;
    if (tokens[i]!.word !== participle) continue;
    const from = participle === 'exiled' && startsFromHand(tokens, i + 1) ? i + 4 : i + 1;
    if (tokens[from]?.word === 'this' && tokens[from + 1]?.word === 'way') return true;
  }
  return false;
}

/** Whether the number of affected objects isn't fixed, so that later words can say “that many”. */
function isOfAnyNumber(effect: Effect, { choices }: Scope): boolean {
  if (effect.do === 'discard' && effect.count === 'hand') return true;
  if (effect.do === 'shuffle into library') return effect.what.objects === 'each';
  if (effect.do === 'discard' || effect.do === 'choose and sacrifice')
    return typeof effect.count === 'object' && effect.count.amount === 'any number';
  if (effect.do !== 'move' && effect.do !== 'sacrifice') return false;
  if (effect.what.objects === 'each') return true;
  if (effect.what.objects !== 'result') return false;
  const { label } = effect.what;
  return choices.some(({ label: of, min, max }) => of === label && min !== max);
}

const thatMany = 'that many';
const countable: ReadonlySet<Effect['do']> = new Set([
  'discard',
  'choose and sacrifice',
  'move',
  'sacrifice',
  'shuffle into library',
]);

function isCounted({ tokens, at, scope }: Reader): boolean {
  const manyOrMuch = new Set(['many', 'much']);
  return (
    !scope.hasAmount &&
    tokens.some(({ word }, i) => i >= at && word === 'that' && manyOrMuch.has(tokens[i + 1]?.word ?? ''))
  );
}

/** Labels the outcome of an instruction, if later words refer to it. */
export function labelledFor(reader: Reader, plain: Effect): Effect {
  const effect = withProliferatedNoted(
    reader,
    withBegunNoted(
      reader,
      withBecameNoted(
        reader,
        withLossNoted(reader, withLimitNoted(reader, withRemovedNoted(reader, withDamaged(reader, plain)))),
      ),
    ),
  );
  if (isOfAnyNumber(effect, reader.scope) && isCounted(reader)) {
    const label = labelOf(effect) ?? reader.scope.newLabel('counted');
    remember(reader.scope, thatMany, label);
    return labelledAs(reader, { ...effect, label } as Effect);
  }
  return labelledAs(reader, effect);
}

/** Lets later words call chosen and discarded cards “discarded this way” and “that many”. */
export function rememberDiscarded(scope: Scope, label: string): void {
  remember(scope, thatMany, label);
  remember(scope, 'discarded', label);
}

const ofSeveral: ReadonlySet<Players['players']> = new Set(['each opponent', 'each player', 'together']);
const askedVerbs: ReadonlySet<string> = new Set(["can't", "didn't", 'discarded', 'sacrificed']);

/** Whether the next words are about each of those players “who can't”, or “who sacrificed a creature this way”. */
function isAskedOfEach({ tokens, at }: Reader, effect: Effect): boolean {
  if (effect.do !== 'discard' && effect.do !== 'choose and sacrifice') return false;
  if (!ofSeveral.has(effect.who.players)) return false;
  const from = tokens.findIndex(({ word }, i) => i >= at && (word === '.' || word === 'then'));
  return (
    from >= 0 &&
    tokens.slice(from, from + 8).some(({ word }, i, all) => word === 'who' && askedVerbs.has(all[i + 1]?.word ?? ''))
  );
}

const excess = 'excess damage';

/** Whether later words say “excess damage … this way”. */
function isExcessReferredToLater({ tokens, at }: Reader): boolean {
  return tokens.some((_, i) => i >= at && isExcess(tokens, i));
}

function isExcess(tokens: Reader['tokens'], at: number): boolean {
  return (
    tokens[at]!.word === 'excess' &&
    tokens[at + 1]?.word === 'damage' &&
    tokens.slice(at + 2, at + 7).some(({ word }, i, all) => word === 'this' && all[i + 1]?.word === 'way')
  );
}

/** Cards that are put into graveyards, of which later words ask how many were. */
function isPutThere(effect: Effect): boolean {
  return effect.do === 'move' && effect.to.zone === 'graveyard';
}

function labelledAs(reader: Reader, effect: Effect): Effect {
  if (isPutThere(effect) && isCountedInGraveyard(reader)) {
    const label = labelOf(effect) ?? reader.scope.newLabel('put');
    remember(reader.scope, 'put there', label);
    return { ...effect, label } as Effect;
  }
  if (effect.do === 'deal damage' && effect.excess === undefined && isExcessReferredToLater(reader)) {
    const label = reader.scope.newLabel('excess');
    remember(reader.scope, excess, label);
    return labelledAs(reader, { ...effect, excess: label });
  }
  const participle = participleOf(effect);
  if (participle === undefined || !(isReferredToLater(reader, participle) || isAskedOfEach(reader, effect)))
    return effect;
  const known = labelOf(effect);
  const label = known ?? reader.scope.newLabel(participle);
  remember(reader.scope, participle, label);
  return known === undefined ? { ...effect, [fieldOf(effect)]: label } : effect;
}

/** As `labelledFor`, for an instruction that has been written. */
export function wroteLabelled(scope: Scope, effect: Effect): void {
  if (effect.do === 'deal damage') rememberWritten(scope, effect);
  wroteRemoved(scope, effect);
  rememberWrittenLimit(scope, effect);
  rememberWrittenLoss(scope, effect);
  rememberProliferated(scope, effect);
  rememberBecame(scope, effect);
  rememberBegun(scope, effect);
  if (effect.do === 'deal damage' && effect.excess !== undefined) remember(scope, excess, effect.excess);
  const counted = labelOf(effect);
  if (counted !== undefined && isPutThere(effect)) remember(scope, 'put there', counted);
  if (counted !== undefined && countable.has(effect.do)) remember(scope, thatMany, counted);
  const participle = participleOf(effect);
  const label = participle === undefined ? undefined : labelOf(effect);
  if (participle !== undefined && label !== undefined) remember(scope, participle, label);
}

type NumberOf = Extract<Amount, { readonly amount: 'number of' }>;

/** “Cards discarded this way”, “creature destroyed this way”: the number of such objects. */
function things(many: boolean, head: Head): Syntax<Amount> {
  const what = many ? noun(true, head) : nounOfEach(head);
  const participlesOfHead = new Set(head === 'card' ? ofCards : ofPermanents);
  return {
    begins: what.begins,
    fixedFields: { amount: 'number of' },
    read(reader) {
      const filter = what.read(reader);
      const participle = reader.word;
      const label = reader.scope.thisWay[participle];
      if (filter === no || label === undefined || !participlesOfHead.has(participle)) return no;
      reader.next();
      const whole = participle === 'exiled' ? withHand(reader, filter) : filter;
      if (!reader.take('this') || !reader.take('way')) return no;
      return asked(whole) === undefined
        ? { amount: 'number of', label }
        : { amount: 'number of', label, filter: whole };
    },
    write(amount, writer) {
      if (typeof amount !== 'object' || amount.amount !== 'number of' || amount.said !== undefined) return false;
      const { label, filter } = amount;
      const participle = Object.keys(writer.scope.thisWay).find(
        (one) => one !== thatMany && writer.scope.thisWay[one] === label,
      );
      if (participle === undefined || !participlesOfHead.has(participle)) return false;
      const { rest, words } = withoutHand(filter ?? { is: 'anything' });
      return what.write(rest, writer) && writer.add(` ${participle}${words} this way`);
    },
  };
}

const destroyed = 'destroyed';

/**
 * “Creatures you controlled that were destroyed this way”: the last known information says who controlled them (CR
 * 608.2h).
 */
function destroyedOf(who: 'you' | 'that player', behind: string): Syntax<Amount> {
  const what = noun(true);
  const closing = literally(behind);
  const theirs: Filter = { is: 'controlled by', who };
  return {
    begins: what.begins,
    fixedFields: { amount: 'number of' },
    read(reader) {
      const filter = what.read(reader);
      const label = reader.scope.thisWay[destroyed];
      if (filter === no || label === undefined || Boolean(reader.scope.each) !== (who !== 'you')) return no;
      if (closing.read(reader) === no) return no;
      return { amount: 'number of', label, filter: conjunction([...conjuncts(filter), theirs]) };
    },
    write(amount, writer) {
      if (typeof amount !== 'object' || amount.amount !== 'number of' || amount.said !== undefined) return false;
      const { label, filter } = amount;
      if (filter === undefined || writer.scope.thisWay[destroyed] !== label) return false;
      const parts = conjuncts(filter);
      if (!isSameTree(parts.at(-1), theirs)) return false;
      return what.write(conjunction(parts.slice(0, -1)), writer) && closing.write({}, writer);
    },
  };
}

function asked(filter: Filter): NumberOf['filter'] {
  return filter.is === 'anything' ? undefined : filter;
}

const ofCards = ['discarded', 'milled', 'drawn', 'revealed', 'exiled', 'returned'];
const ofPermanents = ['destroyed', 'sacrificed', 'tapped', 'untapped'];

/** Whether the number of objects that an instruction affected has a label. */
export function hasLabelledNumber({ thisWay: noted }: Scope, participle: string, thing: string): boolean {
  const ofHead = thing === 'card' ? ofCards : ofPermanents;
  return noted[participle] !== undefined && ofHead.includes(participle);
}

const byHand = {
  one: oneOf<Amount>(things(false, 'card'), things(false, 'permanent'), diedThisWay(false)),
  several: oneOf<Amount>(
    destroyedOf('you', ' you controlled that were destroyed this way'),
    destroyedOf('that player', ' they controlled that were destroyed this way'),
    things(true, 'card'),
    things(true, 'permanent'),
    diedThisWay(true),
  ),
};

/**
 * Whether each of several players has a number of their own: where an instruction to all of them affected the objects,
 * and not one before the reflexive triggered ability (CR 603.12).
 */
function isOfEach({ each, soFar }: Scope, label: string): boolean {
  return Boolean(each) && soFar.thisWayBefore[thatMany] !== label;
}

const theirOwn: Pick<NumberOf, 'filter'> = { filter: { is: 'owned by', who: 'that player' } };

/** “That many cards”: as many as the objects that the last instruction affected. */
export function asMany(text: string): Syntax<Amount> {
  const said = literally(text);
  return {
    begins: said.begins,
    read(reader) {
      const label = reader.scope.thisWay[thatMany];
      if (label === undefined || said.read(reader) === no) return no;
      return { amount: 'number of', label, ...(isOfEach(reader.scope, label) && theirOwn), said: thatMany };
    },
    write: (amount, writer) =>
      typeof amount === 'object' &&
      amount.amount === 'number of' &&
      amount.said !== undefined &&
      (amount.filter !== undefined) === isOfEach(writer.scope, amount.label) &&
      writer.scope.thisWay[thatMany] === amount.label &&
      said.write({}, writer),
  };
}

/** The same, where the text before a reflexive triggered ability affected them (CR 603.12). */
export function countedBefore(text: string): Syntax<Amount> {
  const counted = asMany(text);
  const isOfBefore = ({ thisWay: now, soFar }: Scope): boolean => now[thatMany] === soFar.thisWayBefore[thatMany];
  return { ...counted, read: (reader) => (isOfBefore(reader.scope) ? counted.read(reader) : no) };
}

/** Numbers of objects that an earlier instruction affected. */
export function thisWay(many: boolean): Syntax<Amount> {
  return many ? byHand.several : byHand.one;
}

/** “The life lost this way”, “the damage dealt this way”: an amount. */
export function muchThisWay(what: 'life' | 'damage', participle: string): Syntax<Amount> {
  return notedThisWay(participle, `the ${what} ${participle} this way`);
}

/** “For each 1 life lost this way.” */
export function eachMuchThisWay(what: 'life' | 'damage', participle: string): Syntax<Amount> {
  return notedThisWay(participle, ` for each 1 ${what} ${participle} this way`);
}

/** “The excess damage dealt this way” (CR 120.10). */
export const excessThisWay: Syntax<Amount> = notedThisWay(excess, 'the excess damage dealt this way');

/** “Excess damage was dealt this way”: how much, for the condition that it was some. */
export const wasExcessive: Syntax<Amount> = notedThisWay(excess, 'excess damage was dealt this way');

/** “That many”, where excess damage was dealt this way: as many as the excess damage. */
export const asManyAsExcess: Syntax<Amount> = {
  begins: new Set(['that']),
  fixedFields: { amount: 'noted number' },
  read(reader) {
    const label = reader.scope.thisWay[excess];
    if (label === undefined || !reader.take('that') || !reader.take('many')) return no;
    return { amount: 'noted number', label, said: thatMany };
  },
  write: (amount, writer) =>
    typeof amount === 'object' &&
    amount.amount === 'noted number' &&
    amount.said === thatMany &&
    writer.scope.thisWay[excess] === amount.label &&
    writer.add(thatMany),
};

/** The key in `thisWay` of a number that a player chose while following the text (CR 608.2d). */
export const numberChosen = 'number chosen';

/** The key in `thisWay` of the energy that a player chose to pay (CR 107.14). */
export const energyPaid = 'energy paid';

/**
 * The number that an earlier instruction recorded.
 * @param done the key in `thisWay`: a participle
 */
export function notedThisWay(done: string, words: string): Syntax<Amount> {
  const text = literally(words);
  return {
    begins: text.begins,
    fixedFields: { amount: 'noted number' },
    read(reader) {
      const label = reader.scope.thisWay[done];
      return label === undefined || text.read(reader) === no ? no : { amount: 'noted number', label };
    },
    write: (amount, writer) =>
      typeof amount === 'object' &&
      amount.amount === 'noted number' &&
      writer.scope.thisWay[done] === amount.label &&
      text.write({}, writer),
  };
}

/** The label under which a permanent remembers how much life was paid as it entered. */
export const lifePaidLabel = 'life paid';
