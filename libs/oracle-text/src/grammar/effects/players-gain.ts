import type { Duration, Effect, KeywordAbility, Players } from '@stacktrail/card-tree';
import { no, type No, type Syntax } from '../../syntax/syntax.js';
import type { Reader } from '../../syntax/reader.js';
import type { Writer } from '../../syntax/writer.js';
import { gainsAbilities } from '../changes/changes.js';
import { durationOrNone } from '../basics/durations.js';

type PutInForce = Extract<Effect, { readonly do: 'put in force' }>;

const you: Players = { players: 'you' };
export const youAsSubject = { means: you, plural: true } as const;

/** Abilities that players can have (CR 702.11c, 702.16, 702.18a). */
const ofPlayers: ReadonlySet<string> = new Set(['hexproof', 'shroud', 'protection']);

interface Gain {
  readonly abilities: readonly KeywordAbility[];
  readonly until: Duration;
}

export function readGain(reader: Reader): Gain | No {
  const change = gainsAbilities.read(reader);
  if (change === no || change.change !== 'add abilities') return no;
  const abilities = change.abilities.flatMap((one) =>
    one.kind === 'keyword' && ofPlayers.has(one.keyword) ? [one] : [],
  );
  const until = abilities.length < change.abilities.length ? no : durationOrNone.read(reader);
  return until === no ? no : { abilities, until };
}

export function writeGain({ abilities, until }: Gain, writer: Writer): boolean {
  return gainsAbilities.write({ change: 'add abilities', abilities }, writer) && durationOrNone.write(until, writer);
}

export function putInForce({ abilities, until }: Gain): PutInForce {
  return { do: 'put in force', rule: { static: 'players have', who: you, abilities }, until };
}

export function gainIn(effect: Effect | undefined): Gain | undefined {
  if (effect?.do !== 'put in force' || effect.rule.static !== 'players have' || effect.rule.who.players !== 'you')
    return undefined;
  return { abilities: effect.rule.abilities, until: effect.until };
}

/** “You gain hexproof until end of turn.” */
export const youGain: Syntax<Effect> = {
  begins: new Set(['you']),
  fixedFields: { do: 'put in force' },
  read(reader) {
    if (!reader.take('you')) return no;
    reader.scope.subject = youAsSubject;
    const gain = readGain(reader);
    return gain === no ? no : putInForce(gain);
  },
  write(effect, writer) {
    const gain = gainIn(effect);
    if (gain === undefined) return false;
    writer.scope.subject = youAsSubject;
    return writer.add('you ') && writeGain(gain, writer);
  },
};
