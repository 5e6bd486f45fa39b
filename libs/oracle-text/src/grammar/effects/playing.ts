import type { Amount, Duration, Filter, PlayPermission, Objects } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { says } from '../../syntax/says.js';
import { literally, mapped, no, oneOf, words, type No, type Syntax } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { doneThisWay } from '../this-way/done-this-way.js';
import { conjuncts } from '../basics/filter-parts.js';
import { namedInGraveyard } from '../this-way/from-its-graveyard.js';
import { objectsAfterVerb, selfInGraveyard } from '../objects/objects.js';
import { nameSelf } from '../basics/self.js';
import { newTarget } from '../targets/target-reference.js';
import { ifItIsASpell, readIfItIsASpell } from './if-it-is-a-spell.js';
import { exiledAfterwards, manners, withoutPaying, type How } from './manners.js';
import { acts, type EffectOf, type Predicate } from './predicate.js';
import { spellsAmong, spellsFrom, spellsOfGraveyard, spellsOfHand, type From } from './spells-from.js';

type MayPlay = EffectOf<'may play'>;
type Cast = EffectOf<'cast'>;

const anything = { is: 'anything' } as const;

/** Whether the effect is that instruction; any effect can be given for writing. */
function does(effect: { readonly do: string }, what: string): boolean {
  return effect.do === what;
}

function isMany(objects: Objects, scope: Scope): boolean {
  return objects.objects === 'each' || objects.objects === 'matching' || scope.isPlural(objects);
}

/** “Until you exile another card with this enchantment.” */
const untilAnother: Syntax<Duration> = mapped<object, Duration>(
  says<object>({})` until you exile another card with ${nameSelf}`,
  () => 'until you exile another card with this',
  (duration) => (duration === 'until you exile another card with this' ? {} : no),
);

/**
 * The duration of the permission: that at the beginning of the sentence, “this turn”, “for as long as it remains
 * exiled”.
 */
function lasting(many: boolean): Syntax<Duration> {
  return oneOf<Duration>(
    {
      begins: null,
      read: (reader) => (reader.scope.leadingDuration === null ? no : reader.scope.leadingDuration),
      write: (duration, writer) => writer.scope.leadingDuration === duration,
    },
    words<Duration>(' this turn', 'this turn'),
    words<Duration>(' until the end of your next turn', 'until end of your next turn'),
    words<Duration>(' until your next end step', 'until your next end step'),
    words<Duration>(' until your next turn', 'until your next turn'),
    untilAnother,
    words<Duration>(` for as long as ${many ? 'they remain' : 'it remains'} exiled`, 'rest of the game'),
  );
}

const lastingOne = lasting(false);
const lastingMany = lasting(true);
const may = literally('may ');

type Permit = PlayPermission['permit'];

const lookAnd = literally('look at and ');

function readPermit(reader: Reader): Permit | No {
  if (reader.take('play')) return 'play';
  return reader.take('cast') ? 'cast' : no;
}

/** “May play that card this turn”, “may cast spells from among them this turn” (CR 601.3). */
function mayPlay(
  read: (reader: Reader) => From | No,
  write: (effect: MayPlay, writer: Writer) => boolean,
): Syntax<MayPlay> {
  return {
    begins: new Set(['may']),
    read(reader) {
      if (may.read(reader) === no) return no;
      const from = read(reader);
      if (from === no) return no;
      const many = from.count !== 1 && (isMany(from.what, reader.scope) || from.among === true);
      const until = (many ? lastingMany : lastingOne).read(reader);
      const paid = until === no ? no : manners(many).read(reader);
      const after = paid === no ? no : exiledAfterwards(many).read(reader);
      if (until === no || paid === no || after === no) return no;
      const how = { ...paid, ...after };
      const { permit, filter, what } = from;
      const once = from.count === 1 && ({ once: 'one alone' } as const);
      return {
        do: 'may play',
        what,
        how: { permit, filter, ...how, ...once },
        until,
        ...(from.look && { look: true }),
        ...(what.objects === 'each' && { later: true }),
      } as MayPlay;
    },
    write(effect, writer) {
      if (!does(effect, 'may play')) return false;
      const { what, how, until } = effect;
      const { permit: _, filter, once, ...manner } = how;
      if (once !== undefined && once !== 'one alone') return false;
      if ((effect.later === true) !== (what.objects === 'each')) return false;
      if (!writer.add('may ') || !write(effect, writer)) return false;
      const many = once === undefined && (isMany(what, writer.scope) || filter.is !== 'anything');
      const { exiledAfterwards: exiled, graveyardSaid, then, ...paid } = manner;
      const after = {
        ...(exiled && { exiledAfterwards: exiled }),
        ...(graveyardSaid && { graveyardSaid }),
        ...(then && { then }),
      };
      return (
        (many ? lastingMany : lastingOne).write(until, writer) &&
        manners(many).write(paid, writer) &&
        exiledAfterwards(many).write(after, writer)
      );
    },
  };
}

const among = oneOf(spellsAmong, spellsOfGraveyard, spellsOfHand);

const targetFromGraveyard = newTarget(['card in graveyard'], '', 'from') as Syntax<Objects>;

/** “That card”, “cards exiled this way”, “target instant card from your graveyard”. */
const played = oneOf<Objects>(targetFromGraveyard, objectsAfterVerb, doneThisWay(''));

/** Permissions to play. This “may” isn't a choice: nobody decides anything now. */
export const mayPlayPredicates: readonly Predicate[] = [
  acts(
    mayPlay(
      (reader) => among.read(reader),
      ({ how, what, look }, writer) =>
        look === undefined && among.write({ ...how, what, among: true, ...(how.once && { count: 1 }) }, writer),
    ),
  ),
  acts(
    mayPlay(
      (reader) => {
        const look = reader.word === 'look' && lookAnd.read(reader) !== no;
        const permit = readPermit(reader);
        const what = permit === no ? no : played.read(reader);
        return permit === no || what === no ? no : { permit, filter: anything, what, ...(look && { look }) };
      },
      ({ how, what, look }, writer) =>
        how.filter.is === 'anything' &&
        how.once === undefined &&
        writer.add(`${look ? 'look at and ' : ''}${how.permit} `) &&
        played.write(what, writer),
    ),
  ),
].map((predicate) => ({ ...predicate, imperative: false }));

/** A card that is cast while following the instruction: a target, or a card named before. */
const oneCard: Syntax<Objects> = oneOf<Objects>(
  targetFromGraveyard,
  selfInGraveyard,
  namedInGraveyard,
  objectsAfterVerb,
);

/**
 * “Cast it without paying its mana cost”, “cast target instant card from your graveyard”, “play the exiled card without
 * paying its mana cost”: played while following the instruction (CR 608.2g).
 */
const castThat: Syntax<Cast> = {
  begins: new Set(['cast', 'play']),
  read(reader) {
    const permit = readPermit(reader);
    if (permit === no) return no;
    const what = oneCard.read(reader);
    // A permission to cast this spell itself isn't an instruction: it applies before the spell is on the stack (CR
    // 118.9).
    if (what === no || (what.objects === 'this' && what.called === 'spell')) return no;
    const many = isMany(what, reader.scope);
    const paid = withoutPaying(many).read(reader);
    const after = paid === no ? no : exiledAfterwards(many).read(reader);
    if (paid === no || after === no) return no;
    const inGraveyard = isInGraveyard(what) || (what.objects === 'this' && reader.scope.inGraveyard);
    if (paid.pay === undefined && (permit === 'play' || !(inGraveyard || isDoneNow(reader)))) return no;
    const filter = permit === 'play' || many ? anything : readIfItIsASpell(reader, what);
    return { do: 'cast', what, how: { permit, filter, ...paid, ...after } } as Cast;
  },
  write(effect, writer) {
    if (!does(effect, 'cast')) return false;
    const { what, how, count, copies } = effect;
    if (count !== undefined || copies) return false;
    if (how.permit === 'play' && how.pay === undefined) return false;
    if (!writer.add(`${how.permit} `) || !oneCard.write(what, writer)) return false;
    const many = isMany(what, writer.scope);
    if (!writeHow(how, many, writer)) return false;
    if (how.filter.is === 'anything') return true;
    return how.permit === 'cast' && !many && ifItIsASpell.write({ filter: how.filter }, writer);
  },
};

/** Whether the next sentence asks whether it was cast: “You may cast it. If you don't, …” (CR 608.2g). */
function isDoneNow(reader: Reader): boolean {
  return ['.', 'if', 'you', "don't"].every((word, i) => reader.ahead(i) === word);
}

/** Whether the words name the zone from which the card is cast. */
function isInGraveyard(what: Objects): boolean {
  if (what.objects === 'target') return true;
  return what.objects === 'matching' && conjuncts(what.filter).some(({ is }) => is === 'in zone');
}

function writeHow(how: PlayPermission, many: boolean, writer: Writer): boolean {
  const { permit: _, filter: __, pay, exiledAfterwards: exiled, graveyardSaid, then, ...rest } = how;
  if (Object.keys(rest).length > 0) return false;
  const after: How = {
    ...(exiled !== undefined && { exiledAfterwards: exiled }),
    ...(graveyardSaid !== undefined && { graveyardSaid }),
    ...(then !== undefined && { then }),
  };
  return (
    withoutPaying(many).write(pay === undefined ? {} : { pay }, writer) && exiledAfterwards(many).write(after, writer)
  );
}

/** “Cast a spell with mana value 2 or less from your hand without paying its mana cost” (CR 608.2g). */
const castSome: Syntax<Cast> = {
  begins: new Set(['cast']),
  read(reader) {
    if (!reader.take('cast')) return no;
    const from = spellsFrom.read(reader);
    if (from === no) return no;
    const { filter, what, count, upTo } = from;
    const many = count !== 1;
    const paid = withoutPaying(many).read(reader);
    const after = paid === no ? no : exiledAfterwards(many).read(reader);
    if (paid === no || after === no) return no;
    const label = reader.scope.newLabel('cast');
    recordRest(reader.scope, what, label);
    return {
      do: 'cast',
      what,
      how: { permit: 'cast', filter, ...paid, ...after },
      count: count as Amount,
      ...(upTo && { upTo }),
      label,
    } as Cast;
  },
  write(effect, writer) {
    if (!does(effect, 'cast')) return false;
    const { what, how, count, upTo, copies, label } = effect;
    if (count === undefined || copies || how.permit !== 'cast' || label === undefined) return false;
    const filter: Filter = how.filter;
    if (
      !writer.add('cast ') ||
      !spellsFrom.write({ permit: 'cast', filter, what, count, ...(upTo && { upTo }) }, writer)
    )
      return false;
    if (!writeHow(how, count !== 1, writer)) return false;
    writer.scope.newLabel('cast');
    recordRest(writer.scope, what, label);
    return true;
  },
};

/**
 * “Play lands and cast spells from among the exiled cards without paying their mana costs”: played while following the
 * instruction.
 */
const playSome: Syntax<Cast> = {
  begins: new Set(['play']),
  read(reader) {
    const from = spellsAmong.read(reader);
    if (from === no || from.permit !== 'play') return no;
    const paid = withoutPaying(true).read(reader);
    if (paid === no || paid.pay === undefined) return no;
    const { filter, what } = from;
    const label = reader.scope.newLabel('cast');
    recordRest(reader.scope, what, label);
    return { do: 'cast', what, how: { permit: 'play', filter, ...paid }, count: anyNumber, upTo: true, label } as Cast;
  },
  write(effect, writer) {
    if (!does(effect, 'cast')) return false;
    const { what, how, count, upTo, copies, label } = effect;
    if (how.permit !== 'play' || copies || upTo !== true || label === undefined) return false;
    if (typeof count !== 'object' || count.amount !== 'any number') return false;
    if (!spellsAmong.write({ permit: 'play', filter: how.filter, what, among: true }, writer)) return false;
    if (!writeHow(how, true, writer)) return false;
    writer.scope.newLabel('cast');
    recordRest(writer.scope, what, label);
    return true;
  },
};
const anyNumber: Amount = { amount: 'any number' };

/** Makes the cards that weren't cast “the rest”. The cast cards are spells, which “it” can't mean here. */
function recordRest(scope: Scope, what: Objects, label: string): void {
  scope.unsayable(['spell', 'card']);
  if (what.objects === 'each') return;
  const { called: _, ...of } = what;
  scope.rest = { objects: 'other than', of, not: { objects: 'result', label } };
}

/** “Cast your commander from the command zone”: one of them, if there are two (CR 903.8). */
const castCommander = says<Cast>({
  do: 'cast',
  what: {
    objects: 'matching',
    of: { objects: 'commanders', of: { players: 'you' } },
    filter: { is: 'in zone', zone: 'command' },
  },
  how: { permit: 'cast', filter: anything, pay: 'nothing' },
  count: 1,
})`cast your commander from the command zone without paying its mana cost`;

export const castPredicates: readonly Predicate[] = [
  acts(castSome),
  acts(castThat),
  acts(playSome),
  acts(castCommander),
];
