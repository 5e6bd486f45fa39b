import {
  type Condition,
  type Filter,
  type Objects,
  type Players,
  type TargetSpec,
  isSameTree,
} from '@stacktrail/card-tree';
import { says } from '../../syntax/says.js';
import { literally, mapped, no, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { askedAsActivated } from './asked-as-activated.js';
import { askedOfPlayer, possessiveHole } from '../basics/holes.js';

type Spec = Partial<TargetSpec>;

const anything: Filter = { is: 'anything' };
const kinds = ['player', 'opponent'] as const;

/** “Player who lost life this turn.” */
const playersWho = kinds.map((kind): Syntax<Spec> =>
  without(
    ['askedOnce'],
    says<Spec>({ kind, filter: anything })`${literally(kind)} who ${{ playerWho: askedOfPlayer }}`,
  ),
);

const thatPlayer: Players = { players: 'that player' };

/** “Player other than this artifact's owner.” */
const otherThanOwner: Syntax<Spec> = mapped<{ readonly objects: Objects }, Spec>(
  says<{ readonly objects: Objects }>({})`player other than ${{ objects: possessiveHole }} owner`,
  ({ objects }) => ({ kind: 'player', filter: anything, playerWho: isNoOwnerOf(objects) }),
  ({ kind, playerWho }) => {
    const negated = playerWho?.if === 'not' ? playerWho.of : undefined;
    const objects =
      negated?.if === 'are players' && negated.among.players === 'owner of' ? negated.among.objects : undefined;
    return kind === 'player' && objects !== undefined && isSameTree(playerWho, isNoOwnerOf(objects)) ? { objects } : no;
  },
  { kind: 'player' },
);

function isNoOwnerOf(objects: Objects): Condition {
  return { if: 'not', of: { if: 'are players', who: thatPlayer, among: { players: 'owner of', objects } } };
}

/** “Player”, “opponents”, “player who lost life this turn”: players as targets, after “target”. */
export function targetedPlayers(several: boolean): readonly Syntax<Spec>[] {
  const plain = kinds.map((kind) =>
    without(['playerWho'], says<Spec>({ kind, filter: anything })`${literally(several ? `${kind}s` : kind)}`),
  );
  return several ? plain : [askedAsActivated, ...playersWho, otherThanOwner, ...plain];
}
