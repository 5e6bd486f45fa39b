import type { ManaType } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { ask, type Procedure } from '../game/procedure.js';

/** CR 608.2d: the player chooses a type of mana; they aren't asked if there is only one. */
export function* chooseManaType(player: PlayerId, types: readonly ManaType[], source: ObjectId): Procedure<ManaType> {
  if (types.length === 1) return types[0]!;
  const answer = yield* ask({
    form: 'pick',
    kind: 'choose mana',
    rule: '106.3',
    player,
    prompt: 'Choose the type of mana to add.',
    source,
    options: types.map((type) => ({ key: type, text: `{${type}}` })),
    min: 1,
    max: 1,
  });
  return answer.keys[0] as ManaType;
}
