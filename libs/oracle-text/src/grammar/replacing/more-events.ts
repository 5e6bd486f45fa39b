import { type Filter, isSameTree } from '@stacktrail/card-tree';
import { numberWord } from '../../english/words.js';
import { no } from '../../syntax/syntax.js';
import { attempt, takes } from '../../syntax/attempt.js';
import { indefinite } from '../nouns/nouns.js';
import { numeral } from '../basics/numerals.js';
import { self } from '../basics/self.js';
import { attachedFilter, writeThisCard } from '../triggers/subjects.js';
import { nounsIn } from '../nouns/called-by.js';
import { part, type EventForm, type ProposedEvent } from './draft.js';
import { readWho, writeWho } from './events.js';

/** “Enchanted creature would be destroyed”, “this creature would be destroyed” (CR 701.19, 702.89). */
const isDestroyed: EventForm = {
  read(reader) {
    const itself = attempt(reader, self) !== undefined;
    const what = itself
      ? ({ is: 'this' } as const)
      : (attempt(reader, attachedFilter) ?? attempt(reader, indefinite()));
    if (what === undefined || !takes(reader, 'would be destroyed')) return no;
    const means = itself ? ({ objects: 'this' } as const) : ({ objects: 'that object' } as const);
    reader.scope.name(means, false, [...nounsIn(what), 'permanent']);
    return part<ProposedEvent>({ would: 'be destroyed', what });
  },
  write(replacement, writer) {
    if (replacement.would !== 'be destroyed') return false;
    const { what } = replacement;
    if (what.is === 'this') self.write({ objects: 'this' }, writer);
    else if (!attachedFilter.write(what, writer) && !indefinite().write(what, writer)) return false;
    const means = what.is === 'this' ? ({ objects: 'this' } as const) : ({ objects: 'that object' } as const);
    writer.scope.name(means, false, [...nounsIn(what), 'permanent']);
    return writer.add(' would be destroyed');
  },
};

/** “You would discard this card”, “a player would discard a creature card” (CR 701.9). */
const isDiscarded: EventForm = {
  read(reader) {
    if (takes(reader, 'you would discard') && attempt(reader, self) !== undefined) {
      reader.scope.name({ objects: 'this' }, false, ['card']);
      return part<ProposedEvent>({ would: 'be discarded', what: { is: 'this' } });
    }
    const what = takes(reader, 'a player would discard') ? attempt(reader, indefinite('card')) : undefined;
    if (what === undefined) return no;
    reader.scope.name({ objects: 'that object' }, false, ['card']);
    return part<ProposedEvent>({ would: 'be discarded', what });
  },
  write(replacement, writer) {
    if (replacement.would !== 'be discarded' || replacement.by !== undefined) return false;
    const { what } = replacement;
    const own = what.is === 'this';
    writer.scope.name(own ? { objects: 'this' } : { objects: 'that object' }, false, ['card']);
    if (own) return writer.add('you would discard ') && writeThisCard(writer);
    return writer.add('a player would discard ') && indefinite('card').write(what, writer);
  },
};

const yourCard: Filter = { is: 'owned by', who: 'you' };
const causes = [
  ['a spell or ability an opponent controls causes you to discard ', 'opponent'],
  ['an effect causes you to discard ', 'any player'],
] as const;

/** “A spell or ability an opponent controls causes you to discard this card” (CR 609.1, 701.9). */
const isDiscardedByEffect: EventForm = {
  read(reader) {
    const found = causes.find(([text]) => takes(reader, text));
    if (found === undefined) return no;
    const [, by] = found;
    if (takes(reader, 'a card')) {
      reader.scope.name({ objects: 'that object' }, false, ['card']);
      return part<ProposedEvent>({ would: 'be discarded', what: yourCard, by });
    }
    if (attempt(reader, self) === undefined) return no;
    reader.scope.name({ objects: 'this' }, false, ['card']);
    return part<ProposedEvent>({ would: 'be discarded', what: { is: 'this' }, by });
  },
  write(replacement, writer) {
    const found = replacement.would === 'be discarded' && causes.find(([, by]) => by === replacement.by);
    if (!found || !writer.add(found[0])) return false;
    const own = replacement.what.is === 'this';
    if (own) self.write({ objects: 'this' }, writer);
    else if (!isSameTree(replacement.what, yourCard) || !writer.add('a card')) return false;
    writer.scope.name(own ? { objects: 'this' } : { objects: 'that object' }, false, ['card']);
    return true;
  },
};

/** “A land is tapped for mana”, “you tap a permanent for two or more mana” (CR 106.12b). */
const producesMana: EventForm = {
  read(reader) {
    const who = readWho(reader);
    if (who !== undefined && !takes(reader, who === 'you' ? 'tap' : 'taps')) return no;
    const what = attempt(reader, indefinite());
    if (what === undefined || !takes(reader, who === undefined ? 'is tapped for' : 'for')) return no;
    const number = attempt(reader, numeral);
    if (number !== undefined && !takes(reader, 'or more')) return no;
    if (!takes(reader, 'mana')) return no;
    const atLeast = typeof number === 'number' ? { atLeast: number } : {};
    return part<ProposedEvent>({ would: 'produce mana', what, who: who ?? 'any player', ...atLeast });
  },
  write(replacement, writer) {
    if (replacement.would !== 'produce mana') return false;
    const { who, what, atLeast } = replacement;
    const passive = who === 'any player';
    if (!passive && !(writeWho(who, writer) && writer.add(who === 'you' ? ' tap ' : ' taps '))) return false;
    if (!indefinite().write(what, writer)) return false;
    writer.add(passive ? ' is tapped for ' : ' for ');
    return writer.add(atLeast === undefined ? 'mana' : `${numberWord(atLeast)} or more mana`);
  },
};

/** “You would roll one or more dice” (CR 706.6). */
const rollsDice: EventForm = {
  read(reader) {
    const who = readWho(reader);
    if (who === undefined || !takes(reader, 'would roll one or more dice')) return no;
    return part<ProposedEvent>({ would: 'roll dice', who });
  },
  write: (replacement, writer) =>
    replacement.would === 'roll dice' &&
    writeWho(replacement.who, writer) &&
    writer.add(' would roll one or more dice'),
};

/** “You would roll one or more planar dice” (CR 901.9). */
const rollsPlanarDice: EventForm = {
  read(reader) {
    const who = readWho(reader);
    if (who === undefined || !takes(reader, 'would roll one or more planar dice')) return no;
    return part<ProposedEvent>({ would: 'roll planar dice', who });
  },
  write: (replacement, writer) =>
    replacement.would === 'roll planar dice' &&
    writeWho(replacement.who, writer) &&
    writer.add(' would roll one or more planar dice'),
};

const controlPhrases = [
  ["under an opponent's control", 'opponent'],
  ['under your control', 'you'],
] as const;

/** “A creature would enter under an opponent's control” (CR 614.13). */
const entersUnderControl: EventForm = {
  read(reader) {
    const what = attempt(reader, indefinite());
    if (what === undefined || !takes(reader, 'would enter')) return no;
    const found = controlPhrases.find(([text]) => takes(reader, text));
    if (found === undefined) return no;
    const filter = { is: 'all', of: [what, { is: 'controlled by', who: found[1] }] } as const;
    return part<ProposedEvent>({ would: 'enter', what: filter });
  },
  write(replacement, writer) {
    if (replacement.would !== 'enter' || replacement.each || replacement.instead.enters !== 'under your control')
      return false;
    const { what } = replacement;
    const [first, last] = what.is === 'all' && what.of.length === 2 ? what.of : [];
    const found = last?.is === 'controlled by' ? controlPhrases.find(([, who]) => who === last.who) : undefined;
    if (first === undefined || found === undefined) return false;
    return indefinite().write(first, writer) && writer.add(` would enter ${found[0]}`);
  },
};

export const moreEvents: readonly EventForm[] = [
  isDestroyed,
  isDiscardedByEffect,
  isDiscarded,
  producesMana,
  rollsDice,
  rollsPlanarDice,
  entersUnderControl,
];
