import type { EntersModification, StaticAbility, StaticEffect } from '@stacktrail/card-tree';
import type { Reader } from '../../syntax/reader.js';
import { no, type No } from '../../syntax/syntax.js';
import { readReflexive } from '../triggers/reflexive.js';

type AsACopy = Extract<EntersModification, { enters: 'as a copy' }>;

/** The copy effect, if it is the only effect of the ability, and the rest of it. */
export function copyingOf(
  effects: readonly StaticEffect[],
): readonly [AsACopy, (as: AsACopy) => StaticEffect] | undefined {
  const [effect, ...more] = effects;
  if (more.length > 0 || effect?.static !== 'replacement' || effect.replacement.would !== 'enter') return undefined;
  const { replacement } = effect;
  if (replacement.instead.enters !== 'as a copy') return undefined;
  return [replacement.instead, (instead) => ({ ...effect, replacement: { ...replacement, instead } })];
}

/** “You may have this creature enter as a copy of any creature on the battlefield. When you do, …” (CR 707.9g). */
export function readWhenCopied(reader: Reader, effects: readonly StaticEffect[]): StaticAbility | No {
  const copying = copyingOf(effects);
  const reflexive = copying === undefined || reader.word !== 'when' ? no : readReflexive(reader);
  if (copying === undefined || reflexive === no || reflexive.do !== 'reflexive trigger') return no;
  const [as, whole] = copying;
  return { kind: 'static', effects: [whole({ ...as, whenYouDo: reflexive })] };
}
