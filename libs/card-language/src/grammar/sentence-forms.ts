import type { Effect } from '../effects.js';
import type { Players } from '../references.js';
import type { Reader } from '../syntax/reader.js';
import { also, type Referent } from '../syntax/said.js';
import type { Scope } from '../syntax/scope.js';
import { literally, no, type No, type Syntax } from '../syntax/syntax.js';
import type { Writer } from '../syntax/writer.js';
import { mayEnd, readUnlessPaid, writeUnlessPaid } from './allowed-actions.js';
import { subjectOf } from './clauses.js';
import { forEach } from './counts.js';
import { forget, labelsOf, slotsIn } from './courses.js';
import { delay, endOfThatTurn, keptIn, replaced, speaksOfSeveral } from './delays.js';
import { counteredElsewhere, withElsewhere } from './effects/countering.js';
import { condition } from './conditions/index.js';
import { paying } from './costs.js';
import { forEachPlayer } from './for-each-player.js';
import { playersAsSubject } from './players.js';
import { pays } from './paying.js';
import { readPreventsAll, writePreventsAll } from './replacing/all-damage.js';
import {
  readDamagedDying,
  readDying,
  readLeaving,
  writeDamagedDying,
  writeDying,
  writeLeaving,
} from './replacing/dying.js';
import { readLasting, writeLasting } from './replacing/lasting.js';
import { readLaterTrigger, writeLaterTrigger } from './later-triggers.js';
import { villainousChoice } from './villainous-choice.js';
import { readReflexive, writeReflexive } from './reflexive.js';

/** The clauses that a sentence form holds. */
interface Clauses {
  /** @param continued what comes before is their subject */
  read(reader: Reader, continued?: boolean): readonly Effect[] | No;
  write(effects: readonly Effect[], writer: Writer): boolean;
}

/** A form that a whole sentence has, around or besides its clauses; without its full stop. */
interface SentenceForm {
  /** A word that such a sentence has. */
  readonly word: string;
  read(reader: Reader, clauses: Clauses): readonly Effect[] | No;
  write(sentence: readonly Effect[], writer: Writer, clauses: Clauses): boolean;
  /** It goes on to the end of the text, and its full stops are its own. */
  readonly last?: true;
}

type Doing<K> = Extract<Effect, { readonly do: K }>;

function only<K extends Effect['do']>(sentence: readonly Effect[], kind: K): Doing<K> | undefined {
  const [effect] = sentence;
  return sentence.length === 1 && effect!.do === kind ? (effect as Doing<K>) : undefined;
}

/** “Have it deal 2 damage to any target”: what others do where “you” may have it. */
function readHave(reader: Reader, clauses: Clauses): readonly Effect[] | No {
  reader.scope.infinitive = true;
  const effects = clauses.read(reader);
  reader.scope.infinitive = false;
  return effects !== no && isHave(effects) ? effects : no;
}

/** Whether an object or another player does the first of them. */
function isHave([first]: readonly Effect[]): boolean {
  const subject = first === undefined ? undefined : subjectOf(first);
  return subject !== undefined && subject.called !== 'nothing' && !('players' in subject && subject.players === 'you');
}

function writeHave(effects: readonly Effect[], writer: Writer, clauses: Clauses): boolean {
  writer.scope.infinitive = true;
  const could = writer.add(' may have ') && clauses.write(effects, writer);
  writer.scope.infinitive = false;
  return could;
}

const thatPlayer: Players = { players: 'that player' };

function isSeveral({ players }: Players): boolean {
  return players === 'each player' || players === 'each opponent' || players === 'each other player';
}

/** Each of several players does it who wants to: whoever does it is “that player” to the instructions (CR 101.4). */
function withPlayers<T>(node: T, from: Players, to: Players): T {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item: unknown) => withPlayers(item, from, to)) as T;
  const fields = Object.entries(node).map(([name, held]) => [name, withPlayers(held as unknown, from, to)]);
  const record = Object.fromEntries(fields) as T & { readonly players?: unknown };
  return record.players === from.players ? { ...record, players: to.players } : record;
}

/** “You may draw a card.” */
const may: SentenceForm = {
  word: 'may',
  read(reader, clauses) {
    const who = playersAsSubject.read(reader);
    if (who === no || !reader.take('may') || reader.word === 'pay') return no;
    reader.scope.subject = { means: who, plural: true };
    const effects = reader.take('have') ? readHave(reader, clauses) : clauses.read(reader, true);
    if (effects === no) return no;
    const label = reader.scope.newLabel('choice');
    reader.scope.choice = label;
    return [{ do: 'may', who, effects: isSeveral(who) ? withPlayers(effects, who, thatPlayer) : effects, label }];
  },
  write(sentence, writer, clauses) {
    const effect = only(sentence, 'may');
    if (effect === undefined || !playersAsSubject.write(effect.who, writer)) return false;
    writer.scope.subject = { means: effect.who, plural: true };
    const effects = isSeveral(effect.who) ? withPlayers(effect.effects, thatPlayer, effect.who) : effect.effects;
    const could = isHave(effects)
      ? writeHave(effects, writer, clauses)
      : writer.add(' may ') && clauses.write(effects, writer);
    if (!could) return false;
    writer.scope.choice = effect.label ?? null;
    return true;
  },
};

/**
 * What follows “if you do,” and the like: clauses, which may be said to happen later or unless somebody pays.
 */
function body(clauses: Clauses): Clauses {
  return {
    read(reader, continued) {
      const effects = clauses.read(reader, continued);
      if (effects === no) return no;
      if (reader.word === 'at') return readDelay(reader, effects);
      return reader.word === 'unless' ? readUnless(reader, effects) : effects;
    },
    write(effects, writer) {
      const from = writer.mark();
      for (const form of [delayed, unless]) {
        if (form.write(effects, writer, clauses)) return true;
        writer.back(from);
      }
      return clauses.write(effects, writer);
    },
  };
}

const ifYouDo = literally('if you do, ');
const ifYouWin = literally('if you win, ');

/** Of a clash it is asked whether it was won (CR 701.30d). */
function whether(label: string): Syntax<object> {
  return label.startsWith('won ') ? ifYouWin : ifYouDo;
}

/** “If you do, draw a card.” */
const did: SentenceForm = {
  word: 'if',
  read(reader, clauses) {
    const label = reader.scope.choice;
    if (label === null || whether(label).read(reader) === no) return no;
    reader.scope.ask();
    const then = body(clauses).read(reader);
    return then === no ? no : [{ do: 'if', condition: { if: 'did', label }, then }];
  },
  write(sentence, writer, clauses) {
    const effect = only(sentence, 'if');
    if (effect?.condition.if !== 'did' || effect.condition.label !== writer.scope.choice) return false;
    if (effect.otherwise !== undefined || !whether(effect.condition.label).write({}, writer)) return false;
    writer.scope.ask();
    return body(clauses).write(effect.then, writer);
  },
};

/** “When you do, destroy target creature.” */
const didReflexive: SentenceForm = {
  word: 'when',
  last: true,
  read(reader) {
    const label = reader.scope.choice;
    const reflexive = label === null ? no : readReflexive(reader);
    if (label === null || reflexive === no) return no;
    return [{ do: 'if', condition: { if: 'did', label }, then: [reflexive] }];
  },
  write(sentence, writer) {
    const effect = only(sentence, 'if');
    const [then] = effect?.then ?? [];
    if (effect?.condition.if !== 'did' || effect.condition.label !== writer.scope.choice) return false;
    return effect.then.length === 1 && writeReflexive(then!, writer, false);
  },
};

/** “You may pay {2}. When you do, draw a card.” */
const mayPayReflexive: SentenceForm = {
  word: 'may',
  last: true,
  read(reader) {
    const who = playersAsSubject.read(reader);
    if (who === no || who.players !== 'you' || !reader.take('may')) return no;
    const cost = paying.read(reader);
    if (cost === no || !reader.take('.')) return no;
    const reflexive = readReflexive(reader);
    return reflexive === no ? no : [{ do: 'may pay', who, cost, effects: [reflexive] }];
  },
  write(sentence, writer) {
    const effect = only(sentence, 'may pay');
    if (effect?.who.players !== 'you' || effect.effects.length !== 1 || effect.effects[0]!.do !== 'reflexive trigger')
      return false;
    return (
      writer.add('you may ') &&
      paying.write(effect.cost, writer) &&
      writer.add('. ') &&
      writeReflexive(effect.effects[0]!, writer, true)
    );
  },
};

const doSo = literally('. if you do, ');

/** “You may pay {2}. If you do, draw a card.” (CR 118.12) */
const mayPay: SentenceForm = {
  word: 'may',
  read(reader, clauses) {
    const who = playersAsSubject.read(reader);
    if (who === no || who.players !== 'you' || !reader.take('may')) return no;
    const cost = paying.read(reader);
    if (cost === no || doSo.read(reader) === no) return no;
    const effects = body(clauses).read(reader);
    return effects === no ? no : [{ do: 'may pay', who, cost, effects }];
  },
  write(sentence, writer, clauses) {
    const effect = only(sentence, 'may pay');
    return (
      effect?.who.players === 'you' &&
      writer.add('you may ') &&
      paying.write(effect.cost, writer) &&
      writer.add('. If you do, ') &&
      body(clauses).write(effect.effects, writer)
    );
  },
};

/** “Counter target spell unless its controller pays {3}.” (CR 118.12a) */
const unless: SentenceForm = {
  word: 'unless',
  read(reader, clauses) {
    const effects = clauses.read(reader);
    return effects === no ? no : readUnless(reader, effects);
  },
  write(sentence, writer, clauses) {
    const effect = only(sentence, 'unless');
    if (effect === undefined) return false;
    const [first, ...more] = effect.effects;
    const elsewhere = first?.do === 'counter' && more.length === 0 ? first.to : undefined;
    const inner = elsewhere === undefined ? effect.effects : [{ ...(first as Doing<'counter'>), to: undefined }];
    return (
      clauses.write(inner as readonly Effect[], writer) &&
      writer.add(' unless ') &&
      playersAsSubject.write(effect.who, writer) &&
      writer.add(' ') &&
      (effect.who.players === 'you' ? paying : pays).write(effect.cost, writer) &&
      (effect.times === undefined || forEach.write(effect.times, writer)) &&
      (elsewhere === undefined || counteredElsewhere.write(elsewhere, writer))
    );
  },
};

function readUnless(reader: Reader, effects: readonly Effect[]): readonly Effect[] | No {
  if (!reader.take('unless')) return no;
  const who = playersAsSubject.read(reader);
  if (who === no) return no;
  const cost = (who.players === 'you' ? paying : pays).read(reader);
  if (cost === no) return no;
  const times = reader.word === 'for' ? forEach.read(reader) : undefined;
  if (times === no) return no;
  return [{ do: 'unless', who, cost, effects: withElsewhere(reader, effects), ...(times !== undefined && { times }) }];
}

/** “If this spell was kicked, draw a card.” */
const conditional: SentenceForm = {
  word: 'if',
  read(reader, clauses) {
    if (!reader.take('if')) return no;
    const ofSpell = reader.word === 'this' && reader.ahead(1) === 'spell';
    const asked = condition.read(reader);
    if (asked === no || !reader.take(',')) return no;
    reader.scope.ask(ofSpell);
    const then = body(clauses).read(reader);
    return then === no ? no : [{ do: 'if', condition: asked, then }];
  },
  write(sentence, writer, clauses) {
    const effect = only(sentence, 'if');
    if (effect === undefined || effect.otherwise !== undefined || effect.last) return false;
    if (!writer.add('if ') || !condition.write(effect.condition, writer) || !writer.add(', ')) return false;
    writer.scope.ask();
    return body(clauses).write(effect.then, writer);
  },
};

/** “Destroy target creature if it's white.” */
const conditionLast: SentenceForm = {
  word: 'if',
  read(reader, clauses) {
    const then = clauses.read(reader);
    // Of several instructions it can't be told which are meant.
    if (then === no || then.length !== 1 || !reader.take('if')) return no;
    const asked = askedBefore(then, reader.scope, () => condition.read(reader));
    return asked === no ? no : [{ do: 'if', condition: asked, then, last: true }];
  },
  write(sentence, writer, clauses) {
    const effect = only(sentence, 'if');
    return (
      effect?.last === true &&
      clauses.write(effect.then, writer) &&
      writer.add(' if ') &&
      askedBefore(effect.then, writer.scope, () => condition.write(effect.condition, writer))
    );
  },
};

/** What is asked before something is done can't be about what has come of that, though it is said after it. */
function askedBefore<T>(then: readonly Effect[], scope: Scope, ask: () => T): T {
  const after = scope.said.referents;
  const made = labelsOf(then);
  const isMade = ({ means }: Referent): boolean =>
    means !== null && 'objects' in means && means.objects === 'result' && made.has(means.label);
  const kept = (referent: Referent | null): Referent | null => {
    if (referent === null || !isMade(referent)) return referent;
    return kept(referent.before);
  };
  const before = kept(after);
  if (before === after) return ask();
  scope.said = also(scope.said, { referents: before });
  const asked = ask();
  if (scope.said.referents === before) scope.said = also(scope.said, { referents: after });
  return asked;
}

const leadingDurations = (
  [
    ['until end of turn, ', 'this turn'],
    ['until your next turn, ', 'until your next turn'],
    ['until a player planeswalks, ', 'until a player planeswalks'],
    ['until the end of your next turn, ', 'until end of your next turn'],
    ['until your next end step, ', 'until your next end step'],
  ] as const
).map(([text, duration]) => ({ words: literally(text), duration }));

/** “Until end of turn, creatures you control gain trample.” */
const leadingDuration: SentenceForm = {
  word: 'until',
  read(reader, clauses) {
    const from = reader.mark();
    for (const { words, duration } of leadingDurations) {
      reader.back(from);
      if (words.read(reader) === no) continue;
      reader.scope.leadingDuration = duration;
      const effects = clauses.read(reader);
      reader.scope.leadingDuration = null;
      if (effects === no) return no;
      const all = effects.every((effect) => lasts(effect) && effect.until === duration);
      return all ? effects.map((effect) => ({ ...effect, leads: true }) as Effect) : no;
    }
    return no;
  },
  write(sentence, writer, clauses) {
    const [first] = sentence;
    if (first === undefined || !lasts(first)) return false;
    const found = leadingDurations.find(({ duration }) => duration === first.until);
    if (
      found === undefined ||
      !sentence.every((effect) => lasts(effect) && effect.leads === true && effect.until === first.until)
    )
      return false;
    writer.scope.leadingDuration = found.duration;
    const could = found.words.write({}, writer) && clauses.write(sentence, writer);
    writer.scope.leadingDuration = null;
    return could;
  },
};

function lasts(effect: Effect): effect is Doing<'apply' | 'may play'> {
  return effect.do === 'apply' || effect.do === 'may play';
}

/** “You may pay {W} to end this effect.” (CR 116.2c) */
const ending: SentenceForm = {
  word: 'effect',
  read(reader) {
    const effect = mayEnd.read(reader);
    return effect === no ? no : [effect];
  },
  write(sentence, writer) {
    const effect = only(sentence, 'allow action');
    return effect !== undefined && mayEnd.write(effect, writer);
  },
};

/** “Exile it at the beginning of the next end step.” (CR 603.7) */
const delayed: SentenceForm = {
  word: 'at',
  read(reader, clauses) {
    const effects = clauses.read(reader);
    return effects === no ? no : readDelay(reader, effects);
  },
  write(sentence, writer, clauses) {
    const effect = only(sentence, 'delayed trigger');
    if (effect === undefined || effect.leads === true || effect.thatTurn) return false;
    const inner = effect.ability.modes[0]?.effects ?? [];
    const outer = effect.keep === undefined ? inner : replaced(inner, { objects: 'kept' }, effect.keep);
    return (
      clauses.write(outer, writer) &&
      writer.add(' ') &&
      delay.write(effect.ability.event, writer) &&
      (effect.unlessPaid === undefined || writeUnlessPaid(effect.unlessPaid, writer))
    );
  },
};

function readDelay(reader: Reader, effects: readonly Effect[]): readonly Effect[] | No {
  const event = delay.read(reader);
  if (event === no) return no;
  if (speaksOfSeveral(effects)) return no;
  forget(reader.scope, effects);
  const keep = keptIn(effects);
  const inner = keep === undefined ? effects : replaced(effects, keep, { objects: 'kept' });
  // What it keeps is one object; other targets it wouldn't know.
  if (slotsIn(inner).length > 0) return no;
  const unlessPaid = reader.word === 'unless' ? readUnlessPaid(reader) : undefined;
  if (unlessPaid === no) return no;
  const ability = { kind: 'triggered', event, modes: [{ targets: [], effects: inner }] } as const;
  return [{ do: 'delayed trigger', ability, ...(keep && { keep }), ...(unlessPaid && { unlessPaid }) }];
}

/** “At the beginning of the next end step, sacrifice it.” (CR 603.7) */
const delayFirst: SentenceForm = {
  word: 'at',
  read(reader, clauses) {
    const from = reader.mark();
    const thatTurn = endOfThatTurn.read(reader);
    if (thatTurn === no) reader.back(from);
    const event = thatTurn === no ? delay.read(reader) : thatTurn;
    if (event === no || !reader.take(',')) return no;
    const effects = clauses.read(reader);
    if (effects === no || speaksOfSeveral(effects)) return no;
    forget(reader.scope, effects);
    const keep = keptIn(effects);
    const inner = keep === undefined ? effects : replaced(effects, keep, { objects: 'kept' });
    if (slotsIn(inner).length > 0) return no;
    const ability = { kind: 'triggered', event, modes: [{ targets: [], effects: inner }] } as const;
    return [
      {
        do: 'delayed trigger',
        ability,
        ...(keep && { keep }),
        leads: true,
        ...(thatTurn !== no && { thatTurn: true }),
      },
    ];
  },
  write(sentence, writer, clauses) {
    const effect = only(sentence, 'delayed trigger');
    if (effect?.leads !== true || effect.unlessPaid !== undefined) return false;
    const inner = effect.ability.modes[0]?.effects ?? [];
    const outer = effect.keep === undefined ? inner : replaced(inner, { objects: 'kept' }, effect.keep);
    const when = effect.thatTurn ? endOfThatTurn : delay;
    return when.write(effect.ability.event, writer) && writer.add(', ') && clauses.write(outer, writer);
  },
};

/** “The next time a source of your choice would deal damage to you this turn, prevent that damage.” (CR 614.1, 615.1) */
const lasting: SentenceForm = {
  word: 'would',
  last: true,
  read(reader) {
    const effect = readLasting(reader);
    return effect === no ? no : [effect];
  },
  write(sentence, writer) {
    const effect = only(sentence, 'replace');
    return effect !== undefined && writeLasting(effect, writer);
  },
};

/** “Prevent all combat damage that would be dealt to and dealt by target creature this turn” (CR 615.1). */
const allDamage: SentenceForm = {
  word: 'prevent',
  last: true,
  read: readPreventsAll,
  write: writePreventsAll,
};

/** “If that creature would die this turn, exile it instead.” (CR 614.1a) */
const dying: SentenceForm = {
  word: 'die',
  read(reader) {
    const from = reader.mark();
    const damaged = readDamagedDying(reader);
    if (damaged !== no) return [damaged];
    reader.back(from);
    const effect = readDying(reader);
    return effect === no ? no : [effect];
  },
  write(sentence, writer) {
    const effect = only(sentence, 'exile instead of dying');
    if (effect !== undefined) return writeDying(effect, writer);
    const replace = only(sentence, 'replace');
    return replace !== undefined && writeDamagedDying(replace, writer);
  },
};

/** “When that creature dies this turn, draw a card.” (CR 603.7b) */
const later: SentenceForm = {
  word: 'turn',
  last: true,
  read(reader) {
    const effect = readLaterTrigger(reader);
    return effect === no ? no : [effect];
  },
  write(sentence, writer) {
    const effect = only(sentence, 'delayed trigger');
    return effect !== undefined && writeLaterTrigger(effect, writer);
  },
};

/** “If it would leave the battlefield, exile it instead of putting it anywhere else.” (CR 614.1a) */
const leaving: SentenceForm = {
  word: 'leave',
  read(reader) {
    const effect = readLeaving(reader);
    return effect === no ? no : [effect];
  },
  write(sentence, writer) {
    const effect = only(sentence, 'exile instead of leaving');
    return effect !== undefined && writeLeaving(effect, writer);
  },
};

export const sentenceForms: readonly SentenceForm[] = [
  villainousChoice,
  leaving,
  dying,
  allDamage,
  later,
  lasting,
  delayFirst,
  ending,
  mayPayReflexive,
  didReflexive,
  mayPay,
  may,
  did,
  conditional,
  forEachPlayer,
  leadingDuration,
  unless,
  delayed,
  conditionLast,
];
