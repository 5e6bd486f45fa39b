import {
  type TargetSpec,
  type Together,
  type Amount,
  type Filter,
  type Players,
  type ReferentNoun,
  isSameTree,
} from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import type { Scope } from '../../syntax/scope.js';
import { constant, lazy, literally, mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { whose } from '../basics/holes.js';
import { conjunction, conjuncts, saysOther, withoutOther } from '../basics/filter-parts.js';
import { saidInExile } from '../nouns/in-exile.js';
import { indefinite, noun } from '../nouns/nouns.js';
import { kindOfTarget } from './kind-of-target.js';
import { totalTogether } from '../nouns/together-qualities.js';
import { numberWords, numeral, x } from '../basics/numerals.js';
import { maybePutThereThisTurn } from '../nouns/put-there-this-turn.js';
import { playersOrPermanents } from './players-or-permanents.js';
import { targetedPlayers } from './targeted-players.js';
import { thatMuch } from '../counts/counts.js';
import { twiceX } from '../counts/times-x.js';
import { countedBefore } from '../this-way/this-way.js';
import { onStack } from './on-stack.js';
import { graveyardCardsTogether, ofOneOpponent, ofOnePlayer, singleGraveyard } from './targets-together.js';
import { andOthers } from './targets-and-others.js';
import { faceUpExiled } from './face-up-exiled.js';
import { targetExiledWithThis } from './target-exiled-with.js';

interface HowMany {
  readonly min: Amount;
  readonly max: Amount;
}

/** The maximum for “any number”; there can't be so many targets. */
const anyNumber = 99;
/**
 * “That many” can be the number of the triggering event, which is known when targets are chosen, but not the number of
 * an earlier instruction, unless another ability followed that.
 */
const number = oneOf<Amount>(numeral, x, twiceX, thatMuch('that many'), countedBefore('that many'));

function many(min: number, max: number, text: string): Syntax<HowMany> {
  return says<HowMany>({ min, max })`${literally(text)}`;
}

/** “Up to two ”, “one or two ”, “X ”: the number of targets, unless it is one. */
const howMany: Syntax<HowMany> = oneOf<HowMany>(
  many(1, 2, 'one or two '),
  many(1, 3, 'one, two, or three '),
  many(0, anyNumber, 'any number of '),
  many(1, anyNumber, 'one or more '),
  says<HowMany>({ min: 0 })`up to ${{ max: number }} `,
  {
    begins: number.begins,
    read(reader) {
      const count = number.read(reader);
      return count === no || count === 1 ? no : { min: count, max: count };
    },
    write: ({ min, max }, writer) => isSameTree(min, max) && max !== 1 && number.write(max, writer) && writer.add(' '),
  },
);

const askedOfSeveral = oneOf<readonly Together[]>(
  constant<readonly Together[]>(' controlled by different players', [{ all: 'differ in', quality: 'controller' }]),
  constant<readonly Together[]>(' that share a card type', [{ all: 'share', quality: 'card type' }]),
  constant<readonly Together[]>(' that share a permanent type', [{ all: 'share', quality: 'permanent type' }]),
  constant<readonly Together[]>(' that share a creature type', [{ all: 'share', quality: 'creature type' }]),
  constant<readonly Together[]>(' controlled by the same player', [{ all: 'share', quality: 'controller' }]),
  mapped<Together, readonly Together[]>(
    totalTogether,
    (asked) => [asked],
    (together) => (together.length === 1 ? together[0]! : no),
  ),
);

/** “Target creatures controlled by different players”, “target creatures with total mana value 6 or less”. */
function permanentsTogether(things: Syntax<Filter>): Syntax<Partial<TargetSpec>> {
  const plain = permanents(things);
  return {
    begins: things.begins,
    fixedFields: { kind: 'permanent' },
    read(reader) {
      const spec = plain.read(reader);
      const together = spec === no ? no : askedOfSeveral.read(reader);
      return spec === no || together === no ? no : { ...spec, together };
    },
    write: (spec, writer) =>
      spec.together !== undefined && plain.write(spec, writer) && askedOfSeveral.write(spec.together, writer),
  };
}

/** The owners of graveyards that are known when targets are chosen. */
const knownAtTargeting: ReadonlySet<Players['players']> = new Set(['that player', 'defending player', 'target']);

/** “Target card from that player's graveyard”: that of a player whom the text or the event named. */
function graveyardOf(cards: Syntax<Filter>, preposition: 'from' | 'in'): Syntax<Partial<TargetSpec>> {
  return {
    begins: cards.begins,
    fixedFields: { kind: 'card in graveyard' },
    read(reader) {
      const filter = cards.read(reader);
      if (filter === no || !reader.take(preposition)) return no;
      const who = whose.read(reader);
      if (who === no || !knownAtTargeting.has(who.players) || !reader.take('graveyard')) return no;
      return {
        kind: 'card in graveyard',
        filter: conjunction([...conjuncts(filter), { is: 'owned by players', who }]),
      };
    },
    write({ kind, filter, together }, writer) {
      if (kind !== 'card in graveyard' || filter === undefined || together !== undefined) return false;
      const owner = conjuncts(filter).find((part) => part.is === 'owned by players');
      if (owner?.is !== 'owned by players' || !knownAtTargeting.has(owner.who.players)) return false;
      const rest = conjunction(conjuncts(filter).filter((part) => part !== owner));
      if (!cards.write(rest, writer) || !writer.add(` ${preposition} `)) return false;
      return whose.write(owner.who, writer) && writer.add(' graveyard');
    },
  };
}

/** Each kind of targets, with the words after “target”. */
function kinds(several: boolean, place: 'from' | 'in'): readonly Syntax<Partial<TargetSpec>>[] {
  const things = noun(several);
  const cards = noun(several, 'card');
  const s = several ? 's' : '';
  const anything: Filter = { is: 'anything' };
  const planeswalker: Filter = { is: 'type', type: 'Planeswalker' };
  const graveyard = (text: string, who?: 'you' | 'opponent'): Syntax<Partial<TargetSpec>> => ({
    begins: cards.begins,
    fixedFields: { kind: 'card in graveyard' },
    read(reader) {
      const filter = cards.read(reader);
      if (filter === no || literally(` ${place} ${text}`).read(reader) === no) return no;
      const owner: readonly Filter[] = who === undefined ? [] : [{ is: 'owned by', who }];
      const spec = { kind: 'card in graveyard', filter: conjunction([...conjuncts(filter), ...owner]) } as const;
      return several && who === 'opponent' ? { ...spec, together: ofOnePlayer } : spec;
    },
    write({ kind, filter, together }, writer) {
      if (kind !== 'card in graveyard' || filter === undefined) return false;
      if (!isSameTree(together, several && who === 'opponent' ? ofOnePlayer : undefined)) return false;
      const owner = conjuncts(filter).find((part) => part.is === 'owned by');
      if ((owner?.is === 'owned by' ? owner.who : undefined) !== who) return false;
      const rest = conjunction(conjuncts(filter).filter((part) => part !== owner));
      return cards.write(rest, writer) && writer.add(` ${place} ${text}`);
    },
  });
  return [
    ...[
      graveyardOf(cards, place),
      graveyard('your graveyard', 'you'),
      graveyard("an opponent's graveyard", 'opponent'),
      graveyard(several ? 'graveyards' : 'a graveyard'),
    ].map((spec) => maybePutThereThisTurn(spec, several)),
    targetExiledWithThis(cards),
    faceUpExiled(cards),
    says<Partial<TargetSpec>>({ kind: 'card in exile' })`exiled ${{ filter: cards }}`,
    says<Partial<TargetSpec>>({
      kind: 'card in exile',
    })`${{ filter: saidInExile(cards, several ? 'several' : 'one') }}`,
    says<Partial<TargetSpec>>({
      kind: 'card in graveyard or permanent',
      filter: anything,
    })`${literally(several ? 'permanents or cards in graveyards' : 'permanent or card in a graveyard')}`,
    ...(several
      ? [
          says<Partial<TargetSpec>>({
            kind: 'card in graveyard or permanent',
            filter: { is: 'type', type: 'Creature' },
          })`creatures from the battlefield and/or creature cards from graveyards`,
        ]
      : []),
    ...(several
      ? [...graveyardCardsTogether(place), ofOneOpponent(things), permanentsTogether(things), andOthers(things)]
      : []),
    says<Partial<TargetSpec>>({
      kind: 'permanent or player',
      filter: planeswalker,
    })`${literally(`player${s} or planeswalker${s}`)}`,
    says<Partial<TargetSpec>>({
      kind: 'permanent or opponent',
      filter: planeswalker,
    })`${literally(`opponent${s} or planeswalker${s}`)}`,
    ...(several ? [] : playersOrPermanents(things)),
    ...targetedPlayers(several),
    says<Partial<TargetSpec>>({ kind: 'spell' })`${{ filter: noun(several, 'spell') }}`,
    ...onStack(several),
    says<Partial<TargetSpec>>({ kind: 'permanent or player' })`${{ filter: things }}${literally(` or player${s}`)}`,
    permanents(things),
  ];
}

/** Permanents as targets; spells and abilities are other kinds. */
function permanents(things: Syntax<Filter>): Syntax<Partial<TargetSpec>> {
  const inner = says<Partial<TargetSpec>>({ kind: 'permanent' })`${{ filter: things }}`;
  return {
    begins: inner.begins,
    fixedFields: { kind: 'permanent' },
    read(reader) {
      const spec = inner.read(reader);
      return spec === no || isOnStack(spec.filter!) ? no : spec;
    },
    write: (spec, writer) => !isOnStack(spec.filter!) && inner.write(spec, writer),
  };
}

function isOnStack(filter: Filter): boolean {
  if (filter.is === 'all' || filter.is === 'any') return filter.of.some(isOnStack);
  return filter.is === 'spell' || filter.is === 'ability';
}

const forms = new Map<string, Syntax<Partial<TargetSpec>>>();

function kindOf(several: boolean, place: 'from' | 'in'): Syntax<Partial<TargetSpec>> {
  const key = `${several} ${place}`;
  const found = forms.get(key) ?? oneOf(...kinds(several, place));
  forms.set(key, found);
  return found;
}

/** The nouns that later text can use for a target. */
export function nounsOf(target: TargetSpec): readonly ReferentNoun[] {
  switch (target.kind) {
    case 'player':
      return ['player'];
    case 'opponent':
      return ['opponent', 'player'];
    case 'spell':
      return ['spell'];
    case 'card in graveyard':
      return ['card'];
    case 'ability':
      return ['ability'];
    case 'spell or permanent':
      return ['spell', 'permanent'];
    case 'spell or ability':
      return ['spell', 'ability'];
    default:
      return [...new Set([kindOfTarget(target.filter), 'permanent' as const])];
  }
}

/** Whether the object that has the text is what acts: its damage to “any other target” isn't dealt to itself. */
function isSubjectItself({ subject }: Scope): boolean {
  return subject !== null && 'objects' in subject.means && subject.means.objects === 'this';
}

/** “Any target”. */
const anyTarget: TargetSpec = { kind: 'any target', filter: { is: 'anything' }, min: 1, max: 1 };

/** “That isn't a Dragon”, behind “any target”. */
const exceptFor: Syntax<Filter | undefined> = {
  begins: null,
  read(reader) {
    if (reader.word !== 'that' || reader.ahead(1) !== "isn't") return undefined;
    reader.next();
    reader.next();
    return indefinite().read(reader);
  },
  write: (kind, writer) => kind === undefined || (writer.add(" that isn't ") && indefinite().write(kind, writer)),
};

const targetBegins = new Set(['any', 'another', 'other', 'target', 'that', 'up', 'x', ...numberWords]);

/** A target at its first mention: “target creature an opponent controls”, “up to two target creatures”. */
export function target(place: 'from' | 'in'): Syntax<TargetSpec> {
  return {
    begins: targetBegins,
    read(reader) {
      const { scope } = reader;
      if (reader.word === 'any' && reader.ahead(1) === 'other' && reader.ahead(2) === 'target') {
        for (let i = 0; i < 3; i++) reader.next();
        const earlier = scope.targets.map((_, slot) => slot);
        if (earlier.length > 0) return { ...anyTarget, otherThan: earlier };
        return isSubjectItself(scope) ? { ...anyTarget, filter: { is: 'other' } } : no;
      }
      if (reader.word === 'any' && reader.ahead(1) === 'target') {
        reader.next();
        reader.next();
        const kind = exceptFor.read(reader);
        return kind === undefined ? anyTarget : kind === no ? no : { ...anyTarget, filter: { is: 'not', of: kind } };
      }
      const from = reader.mark();
      const another = reader.take('another');
      let count: HowMany | typeof no = another ? no : howMany.read(reader);
      if (count === no) {
        if (!another) reader.back(from);
        count = { min: 1, max: 1 };
      }
      if (count.max !== 1 && reader.take('targets')) return { ...anyTarget, ...count };
      const other = !another && reader.take('other');
      const before = scope.targets.map((_, slot) => slot);
      if (other && count.max !== 1 && before.length > 0 && reader.take('targets'))
        return { ...anyTarget, ...count, otherThan: before };
      if (!reader.take('target')) return no;
      const several = count.max !== 1;
      const { colorOfChoice, typeOfChoice } = scope.soFar;
      const kind = kindOf(several, place).read(reader);
      // Targets are chosen before a color or type is chosen while following the text (CR 601.2c, 608.2d).
      if (kind === no || scope.colorOfChoice !== colorOfChoice || scope.soFar.typeOfChoice !== typeOfChoice) return no;
      const spec = { ...kind, ...count } as TargetSpec;
      if (!another && !other) return spec;
      const earlier = scope.targets.map((_, slot) => slot);
      if (earlier.length > 0) return { ...spec, otherThan: earlier };
      const { types } = scope.textSource;
      if (types.includes('Instant') || types.includes('Sorcery')) return no;
      return { ...spec, filter: conjunction([{ is: 'other' }, ...conjuncts(spec.filter)]) };
    },
    write(spec, writer) {
      if (spec.kind === 'any target') {
        const other = (spec.otherThan?.length ?? 0) > 0 || saysOther(spec.filter) ? 'other ' : '';
        const kept = spec.filter.is === 'not' ? spec.filter.of : undefined;
        if (spec.max === 1 && spec.min === 1) return writer.add(`any ${other}target`) && exceptFor.write(kept, writer);
        return howMany.write(spec, writer) && writer.add(`${other}targets`);
      }
      const another = saysOther(spec.filter) || (spec.otherThan?.length ?? 0) > 0;
      const several = spec.max !== 1;
      if (!(spec.min === 1 && spec.max === 1) && !howMany.write(spec, writer)) return false;
      if (another) writer.add(several || spec.min === 0 ? 'other ' : 'another ');
      writer.add('target ');
      return kindOf(several, place).write({ ...spec, filter: withoutOther(spec.filter) }, writer);
    },
  };
}

const ofAPlayer = lazy(() => singleGraveyard(" from a player's graveyard"));
const targetWord = literally('target ');

/** “Up to two target cards from a player's graveyard”: later words can call the player “that player”. */
export const targetsInOneGraveyard: Syntax<TargetSpec> = {
  begins: targetBegins,
  read(reader) {
    const count = howMany.read(reader);
    if (count === no || targetWord.read(reader) === no) return no;
    const kind = ofAPlayer.read(reader);
    return kind === no ? no : ({ ...kind, ...count } as TargetSpec);
  },
  write: (spec, writer) =>
    spec.otherThan === undefined &&
    howMany.write(spec, writer) &&
    targetWord.write({}, writer) &&
    ofAPlayer.write(spec, writer),
};
