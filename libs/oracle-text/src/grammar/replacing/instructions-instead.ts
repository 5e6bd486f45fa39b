import type { Effect, FollowInstead, Replacement } from '@stacktrail/card-tree';
import { isInSameSentence } from '../basics/joints.js';
import type { Reader } from '../../syntax/reader.js';
import { no } from '../../syntax/syntax.js';
import type { Writer } from '../../syntax/writer.js';
import { clauses, oneSentence, sentences } from '../basics/holes.js';
import { attempt, takes } from '../../syntax/attempt.js';
import { isSaid, part, type OutcomeContext, type OutcomeForm } from './draft.js';

/** Reads the further sentences of a replacement effect; in a static ability, these are all sentences up to its end. */
export function readRest(reader: Reader, { isEntireAbility }: OutcomeContext): readonly Effect[] | undefined {
  if (reader.token.kind === 'end' || reader.word === '"' || reader.word === '\n') return [];
  if (isEntireAbility) return attempt(reader, sentences);
  const found: Effect[] = [];
  while (speaksOfIt(reader)) {
    const more = attempt(reader, oneSentence);
    if (more === undefined) return undefined;
    found.push(...more);
  }
  return found;
}

/** Whether the next sentence is about what is prevented or done “this way”. */
function speaksOfIt({ tokens, at }: Reader): boolean {
  for (let i = at; i < tokens.length && tokens[i]!.word !== '.'; i++) {
    if (tokens[i]!.word === 'this' && tokens[i + 1]?.word === 'way') return true;
  }
  return false;
}

/** Splits the instructions into those of the first sentence and those of the sentences after it. */
export function divided(effects: readonly Effect[]): readonly [readonly Effect[], readonly Effect[]] {
  let end = 1;
  while (end < effects.length && isInSameSentence(effects[end]!)) end++;
  return [effects.slice(0, end), effects.slice(end)];
}

export function writeRest(rest: readonly Effect[], writer: Writer): boolean {
  return rest.length === 0 || (writer.add(' ') && sentences.write(rest, writer));
}

const always: OutcomeForm['would'] = [
  'die',
  'go to graveyard',
  'leave the battlefield',
  'be discarded',
  'lose the game',
  'win the game',
  'be dealt damage',
  'gain life',
  'lose life',
  'draw',
  'draw cards',
  'create tokens',
  'get counters',
  'take action',
  'enter',
];

const skips = ['that player skips that draw and', 'skip that draw and'] as const;

function followed({ instead }: Replacement): FollowInstead | undefined {
  if ('enters' in instead) return instead.enters === 'not' ? { do: 'follow', effects: instead.effects } : undefined;
  return instead.do === 'follow' ? instead : undefined;
}

/** “Draw two cards instead”, “instead you may draw a card”, “you may instead exile it”: instructions (CR 614.1a). */
export const instructionsInstead: OutcomeForm = {
  would: always,
  read(reader, { means }, context) {
    const leads = takes(reader, 'instead');
    const may = takes(reader, leads ? 'you may' : 'you may');
    const then = may && takes(reader, 'instead');
    if (may) reader.scope.subject = { means: { players: 'you' }, plural: true };
    const skipping = !may && means.would === 'draw' && takes(reader, skips[means.who === 'you' ? 1 : 0]);
    const first = attempt(reader, clauses);
    if (first === undefined || (!leads && !then && !takes(reader, 'instead')) || !reader.stop()) return no;
    const rest = readRest(reader, context);
    if (rest === undefined) return no;
    const effects = [...first, ...rest];
    if (means.would === 'enter') return may ? no : part({ instead: { enters: 'not', effects } }, leads && 'leads');
    const instead: FollowInstead = { do: 'follow', effects, ...(may && { may: true as const }) };
    return part({ instead }, leads && 'leads', skipping && 'skips', then && 'that');
  },
  write(replacement, writer) {
    const instead = followed(replacement);
    if (instead === undefined || instead.effects.length === 0) return false;
    const [first, rest] = divided(instead.effects);
    const leads = isSaid(replacement, 'leads');
    const then = isSaid(replacement, 'that');
    if (leads) writer.add('instead ');
    if (instead.may) {
      writer.add(then ? 'you may instead ' : 'you may ');
      writer.scope.subject = { means: { players: 'you' }, plural: true };
    }
    if (isSaid(replacement, 'skips')) {
      if (replacement.would !== 'draw') return false;
      writer.add(`${skips[replacement.who === 'you' ? 1 : 0]} `);
    }
    if (!clauses.write(first, writer)) return false;
    return (leads || then || writer.add(' instead')) && writer.stop() && writeRest(rest, writer);
  },
};

/** “Instead return a creature card from your graveyard to your hand. If you can't, you lose the game.” */
export const followingOrElse: OutcomeForm = {
  would: always,
  read(reader, { means }, context) {
    if (means.would === 'enter' || !takes(reader, 'instead')) return no;
    const first = attempt(reader, oneSentence);
    const rest = first?.[0]?.do === 'must' ? readRest(reader, context) : undefined;
    if (first === undefined || rest === undefined || rest.length === 0) return no;
    return part({ instead: { do: 'follow', effects: [...first, ...rest] } satisfies FollowInstead }, 'leads');
  },
  write(replacement, writer) {
    const { instead } = replacement;
    if ('enters' in instead || instead.do !== 'follow' || instead.may || !isSaid(replacement, 'leads')) return false;
    if (instead.effects[0]?.do !== 'must') return false;
    const text = writer.capture(() => sentences.write(instead.effects, writer));
    return text !== undefined && writer.add(`instead ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
  },
};
