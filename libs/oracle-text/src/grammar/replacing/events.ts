import { type Filter, type Replacement, isSameTree } from '@stacktrail/card-tree';
import { numberWord } from '../../english/words.js';
import type { Reader } from '../../syntax/reader.js';
import type { Scope } from '../../syntax/scope.js';
import { no } from '../../syntax/syntax.js';
import { conjunction, conjuncts } from '../basics/filter-parts.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { numeral } from '../basics/numerals.js';
import { self } from '../basics/self.js';
import { nounsIn } from '../nouns/called-by.js';
import { attachedFilter, writeThisCard } from '../triggers/subjects.js';
import type { Writer } from '../../syntax/writer.js';
import { attempt, takes } from '../../syntax/attempt.js';
import { isSaid, part, type EventForm, type ProposedEvent, type Of } from './draft.js';

type Who = 'you' | 'opponent' | 'any player';

const whos: readonly (readonly [string, Who])[] = [
  ['you', 'you'],
  ['an opponent', 'opponent'],
  ['a player', 'any player'],
];

/** Reads the player of the event: “you”, “an opponent”. */
export function readWho(reader: Reader): Who | undefined {
  const found = whos.find(([text]) => takes(reader, text));
  if (found === undefined) return undefined;
  nameWho(found[1], reader.scope);
  return found[1];
}

function nameWho(who: Who, scope: Scope): void {
  if (who !== 'you') scope.name({ players: 'that player' }, false, ['player', 'opponent']);
}

export function writeWho(who: Who, writer: Writer): boolean {
  nameWho(who, writer.scope);
  return writer.add(whos.find(([, one]) => one === who)![0]);
}

type Plain = Of<'gain life' | 'lose life' | 'lose the game' | 'win the game'>;

/** “You would gain life”, “an opponent would lose the game”. */
function ofPlayers(would: Plain['would']): EventForm {
  return {
    read(reader) {
      const who = readWho(reader);
      return who === undefined || !takes(reader, `would ${would}`) ? no : part({ would, who });
    },
    write: (replacement, writer) =>
      replacement.would === would &&
      !('fromDamage' in replacement) &&
      !('fromRadiation' in replacement) &&
      writeWho(replacement.who, writer) &&
      writer.add(` would ${would}`),
  };
}

const butFirst: Readonly<Record<Who, string>> = {
  you: ' except the first one you draw in each of your draw steps',
  opponent: ' except the first one they draw in each of their draw steps',
  'any player': ' except the first one they draw in each of their draw steps',
};

/** “You would draw a card except the first one you draw in each of your draw steps” (CR 614.11). */
const draws: EventForm = {
  read(reader) {
    const who = readWho(reader);
    if (who === undefined || !takes(reader, 'would draw a card')) return no;
    const but = takes(reader, butFirst[who]);
    return part<ProposedEvent>({ would: 'draw', who, ...(but && { butFirstInDrawStep: true as const }) });
  },
  write: (replacement, writer) =>
    replacement.would === 'draw' &&
    writeWho(replacement.who, writer) &&
    writer.add(` would draw a card${replacement.butFirstInDrawStep ? butFirst[replacement.who] : ''}`),
};

/** “An opponent would draw two or more cards” (CR 121.2a). */
const drawsSeveral: EventForm = {
  read(reader) {
    const who = readWho(reader);
    if (who === undefined || !takes(reader, 'would draw')) return no;
    const count = attempt(reader, numeral);
    if (typeof count !== 'number' || !takes(reader, 'or more cards')) return no;
    return part<ProposedEvent>({ would: 'draw cards', who, ...(count > 1 && { atLeast: count }) });
  },
  write: (replacement, writer) =>
    replacement.would === 'draw cards' &&
    writeWho(replacement.who, writer) &&
    writer.add(` would draw ${numberWord(replacement.atLeast ?? 1)} or more cards`),
};

const control: Readonly<Record<Who, string>> = {
  you: ' under your control',
  opponent: " under an opponent's control",
  'any player': '',
};
const controls: readonly Who[] = ['you', 'opponent', 'any player'];

type Tokens = Of<'create tokens'>;

function tokens(who: Who, what: Filter): Omit<Tokens, 'instead'> {
  return { would: 'create tokens', who, ...(what.is !== 'anything' && { what }) };
}

const anything: Filter = { is: 'anything' };
const tokenNoun = noun(true, 'token');

function readControl(reader: Reader): Who {
  return controls.find((who) => control[who] !== '' && takes(reader, control[who])) ?? 'any player';
}

/** “One or more tokens would be created under your control.” */
const areCreated: EventForm = {
  read(reader) {
    const what = takes(reader, 'one or more') ? tokenNoun.read(reader) : no;
    if (what === no || !takes(reader, 'would be created')) return no;
    return part<ProposedEvent>(tokens(readControl(reader), what), 'passive');
  },
  write: (replacement, writer) =>
    replacement.would === 'create tokens' &&
    isSaid(replacement, 'passive') &&
    writer.add('one or more ') &&
    tokenNoun.write(replacement.what ?? anything, writer) &&
    writer.add(` would be created${control[replacement.who]}`),
};

/** “An effect would create one or more tokens under your control” (CR 614.16). */
const isCreatedByEffect: EventForm = {
  read(reader) {
    const what = takes(reader, 'an effect would create one or more') ? tokenNoun.read(reader) : no;
    return what === no ? no : part<ProposedEvent>(tokens(readControl(reader), what), 'effect');
  },
  write: (replacement, writer) =>
    replacement.would === 'create tokens' &&
    isSaid(replacement, 'effect') &&
    writer.add('an effect would create one or more ') &&
    tokenNoun.write(replacement.what ?? anything, writer) &&
    writer.add(control[replacement.who]),
};

/** “You would create one or more Treasure tokens”, “you would create a Clue token”. */
const creates: EventForm = {
  read(reader) {
    const who = readWho(reader);
    if (who === undefined || !takes(reader, 'would create')) return no;
    const several = takes(reader, 'one or more');
    const what = (several ? tokenNoun : indefinite('token')).read(reader);
    return what === no ? no : part<ProposedEvent>(tokens(who, what), !several && 'one');
  },
  write(replacement, writer) {
    if (replacement.would !== 'create tokens') return false;
    const { who, what = anything } = replacement;
    if (isSaid(replacement, 'passive') || isSaid(replacement, 'effect') || !writeWho(who, writer)) return false;
    writer.add(' would create ');
    if (isSaid(replacement, 'one')) return indefinite('token').write(what, writer);
    return writer.add('one or more ') && tokenNoun.write(what, writer);
  },
};

type Would = 'die' | 'go to graveyard' | 'leave the battlefield';

const graveyard = 'would be put into a graveyard from anywhere';
/** Of permanents that needn't be creatures (CR 700.4). */
const fromBattlefield = 'would be put into a graveyard from the battlefield';
const movements: readonly (readonly [string, Would])[] = [
  ['would die', 'die'],
  [fromBattlefield, 'die'],
  ['would leave the battlefield', 'leave the battlefield'],
  [graveyard, 'go to graveyard'],
];

const card: Filter = { is: 'card' };
const cardOrToken: Filter = { is: 'any', of: [card, { is: 'token' }] };

/** The graveyard, which is that of the object's owner (CR 404.2). */
const graveyards: readonly (readonly [string, Filter])[] = [
  ['would be put into your graveyard from anywhere', { is: 'owned by', who: 'you' }],
  ["would be put into an opponent's graveyard from anywhere", { is: 'owned by', who: 'opponent' }],
];

const notOnBattlefield: Filter = { is: 'not', of: { is: 'in zone', zone: 'battlefield' } };
const butTheBattlefield = ' other than the battlefield';

/** “A card would be put into an opponent's graveyard from anywhere”, “a card or token would be put into a graveyard …”. */
const goesToGraveyard: EventForm = {
  read(reader) {
    const both = takes(reader, 'a card or token');
    if (both && !takes(reader, graveyard)) return no;
    const filter = both ? cardOrToken : attempt(reader, indefinite('card'));
    const owner = both ? undefined : graveyards.find(([text]) => takes(reader, text))?.[1];
    if (filter === undefined || (!both && owner === undefined)) return no;
    const elsewhere = owner !== undefined && takes(reader, butTheBattlefield.trim()) ? [notOnBattlefield] : [];
    const what = owner === undefined ? filter : conjunction([...conjuncts(filter), ...elsewhere, card, owner]);
    nameMoved(what, reader.scope);
    return part({ would: 'go to graveyard', what });
  },
  write(replacement, writer) {
    if (replacement.would !== 'go to graveyard') return false;
    const { what } = replacement;
    nameMoved(what, writer.scope);
    if (isSameTree(what, cardOrToken)) return writer.add(`a card or token ${graveyard}`);
    const parts = conjuncts(what);
    const found = graveyards.find(([, owner]) => isSameTree(parts[parts.length - 1], owner));
    const elsewhere = isSameTree(parts[parts.length - 3], notOnBattlefield);
    const described = conjunction(parts.slice(0, elsewhere ? -3 : -2));
    if (found === undefined || !indefinite('card').write(described, writer)) return false;
    return writer.add(` ${found[0]}${elsewhere ? butTheBattlefield : ''}`);
  },
};

function nameMoved(what: Filter, scope: Scope): void {
  if (what.is === 'this') scope.name({ objects: 'this' }, false, ['creature', 'card', 'permanent']);
  else if (what.is === 'attached to by this') scope.name({ objects: 'that object' }, false, ['creature', 'permanent']);
  else scope.name({ objects: 'that object' }, false, [...nounsIn(what), 'permanent', 'card']);
}

/** “A nontoken creature an opponent controls would die”, “this card would be put into a graveyard from anywhere”. */
const moves: EventForm = {
  read(reader) {
    const itself = attempt(reader, self);
    const attached = itself === undefined ? attempt(reader, attachedFilter) : undefined;
    const from = reader.mark();
    const isCard = reader.tokens.slice(reader.at, reader.at + 12).some(({ word }) => word === 'card');
    const what: Filter | undefined =
      itself !== undefined ? { is: 'this' } : (attached ?? attempt(reader, indefinite(isCard ? 'card' : 'permanent')));
    if (what === undefined) return no;
    const found = movements.find(([text]) => takes(reader, text));
    if (found === undefined) {
      reader.back(from);
      return no;
    }
    const [text, would] = found;
    if (itself?.called === undefined && itself !== undefined && would === 'go to graveyard' && isNamelessThing(reader))
      return no;
    const meant = what.is === 'anything' ? card : what;
    nameMoved(meant, reader.scope);
    return part({ would, what: meant }, text === fromBattlefield && 'from the battlefield');
  },
  write(replacement, writer) {
    const isLong = isSaid(replacement, 'from the battlefield');
    const found = movements.find(
      ([text, would]) => would === replacement.would && (text === fromBattlefield) === isLong,
    );
    if (found === undefined) return false;
    const { what } = replacement as Of<Would>;
    const would: Replacement['would'] = found[1];
    if (what.is === 'this') {
      if (would === 'go to graveyard') writeThisCard(writer);
      else self.write({ objects: 'this' }, writer);
    } else if (what.is === 'attached to by this') attachedFilter.write(what, writer);
    else if (
      !indefinite(would === 'go to graveyard' ? 'card' : 'permanent').write(
        what.is === 'card' ? anything : what,
        writer,
      )
    )
      return false;
    nameMoved(what, writer.scope);
    return writer.add(` ${found[0]}`);
  },
};

const wasntCast: Filter = { is: 'not', of: { is: 'cast from' } };

function isWasntCast(filter: Filter): boolean {
  return filter.is === 'not' && filter.of.is === 'cast from' && filter.of.zone === undefined;
}

/** “This land would enter”, “a nontoken creature would enter and it wasn't cast” (CR 614.12). */
const enters: EventForm = {
  read(reader) {
    const itself = attempt(reader, self) !== undefined;
    const what: Filter | undefined = itself ? { is: 'this' } : attempt(reader, indefinite());
    if (what === undefined || !takes(reader, 'would enter')) return no;
    nameMoved(what, reader.scope);
    if (!takes(reader, "and it wasn't cast")) return part({ would: 'enter', what });
    return part({ would: 'enter', what: conjunction([...conjuncts(what), wasntCast]) });
  },
  write(replacement, writer) {
    if (replacement.would !== 'enter' || replacement.each || replacement.instead.enters !== 'not') return false;
    const { what } = replacement;
    const parts = conjuncts(what);
    const uncast = parts.some(isWasntCast);
    const plain = uncast ? conjunction(parts.filter((each) => !isWasntCast(each))) : what;
    if (plain.is === 'this') self.write({ objects: 'this' }, writer);
    else if (!indefinite().write(plain, writer)) return false;
    nameMoved(plain, writer.scope);
    return writer.add(` would enter${uncast ? " and it wasn't cast" : ''}`);
  },
};

/**
 * Whether the noun is “card”: only cards are put into a graveyard from anywhere, whatever noun the object has on the
 * battlefield.
 */
function isNamelessThing({ tokens: all, at }: Reader): boolean {
  return all
    .slice(Math.max(0, at - 12), at)
    .some(({ word }, i, some) => word === 'this' && some[i + 1]?.word !== 'card');
}

export const plainEvents: readonly EventForm[] = [
  draws,
  drawsSeveral,
  ofPlayers('gain life'),
  ofPlayers('lose life'),
  ofPlayers('lose the game'),
  ofPlayers('win the game'),
  areCreated,
  isCreatedByEffect,
  creates,
  enters,
  goesToGraveyard,
  moves,
];
