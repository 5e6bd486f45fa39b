import type { Filter, TargetSpec } from '@stacktrail/card-tree';
import { says } from '../syntax/says.js';
import { literally, type Syntax } from '../syntax/syntax.js';
import { without } from '../syntax/without.js';
import { askedOfPlayer } from './holes.js';

type Spec = Partial<TargetSpec>;

const filter: Filter = { is: 'anything' };
const kinds = ['player', 'opponent'] as const;

/** “Player who lost life this turn.” */
const playersWho = kinds.map(
  (kind): Syntax<Spec> => says<Spec>({ kind, filter })`${literally(kind)} who ${{ playerWho: askedOfPlayer }}`,
);

/** “Player”, “opponents”, “player who lost life this turn”: players as targets, after “target”. */
export function targetedPlayers(several: boolean): readonly Syntax<Spec>[] {
  const plain = kinds.map((kind) =>
    without(['playerWho'], says<Spec>({ kind, filter })`${literally(several ? `${kind}s` : kind)}`),
  );
  return several ? plain : [...playersWho, ...plain];
}
