import type { CombatRule, Effect, Modification, Players } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import { mapped, no, oneOf, type Syntax } from '../../syntax/syntax.js';
import { without } from '../../syntax/without.js';
import { agreeingSubject } from '../objects/objects.js';
import { possessivePlayers } from '../players/players.js';
import { verb } from '../basics/verbs.js';
import { ofObjects, imperative, type EffectOf, type Predicate } from './predicate.js';
import { whom } from './requirements.js';

type Apply = EffectOf<'apply'>;
type Attacks = Variant<CombatRule, 'rule', 'attacks if able'>;

const until = "during that player's next turn";

/** “Attack you if able”. */
function required(attacks: Syntax<Attacks>): Syntax<Apply['changes']> {
  return mapped<Attacks, Apply['changes']>(
    attacks,
    (combat): readonly Modification[] => [{ change: 'combat rule', combat }],
    ([change, ...others]) =>
      change?.change === 'combat rule' && change.combat.rule === 'attacks if able' && others.length === 0
        ? change.combat
        : no,
  );
}

const attacking = required(
  oneOf<Attacks>(
    says<Attacks>({ rule: 'attacks if able' })`${verb('attack')} ${{ whom }} if able`,
    without(['whom'], says<Attacks>({ rule: 'attacks if able' })`${verb('attack')} if able`),
  ),
);

/** “During target opponent's next turn, creatures that player controls attack you if able.” (CR 508.1d, 611.2c) */
const firstSaid = says<Apply>({
  do: 'apply',
  until,
  leads: true,
})`during ${{ nextTurnOf: possessivePlayers }} next turn, ${{ to: agreeingSubject }} ${{ changes: attacking }}`;

/** The turn of the attacking creature's controller: “its controller's”. */
const whoseTurn: Syntax<Players> = {
  begins: possessivePlayers.begins,
  read(reader) {
    const { scope } = reader;
    const { except } = scope;
    scope.except = { objects: 'this' };
    const players = possessivePlayers.read(reader);
    scope.except = except;
    return players;
  },
  write: (players, writer) => possessivePlayers.write(players, writer),
};

/** “Attacks you during its controller's next turn if able”; the subject becomes the field `to`. */
const lastSaid: Syntax<Apply> = mapped<Attacks & Pick<Apply, 'nextTurnOf'>, Apply>(
  says<Attacks & Pick<Apply, 'nextTurnOf'>>({
    rule: 'attacks if able',
  })`${verb('attack')} ${{ whom }} during ${{ nextTurnOf: whoseTurn }} next turn if able`,
  ({ nextTurnOf, ...combat }) => ({
    do: 'apply',
    until,
    to: { objects: 'this' },
    changes: [{ change: 'combat rule', combat }],
    ...(nextTurnOf && { nextTurnOf }),
  }),
  ({ nextTurnOf, changes: [change], leads }) =>
    nextTurnOf === undefined || leads || change?.change !== 'combat rule' || change.combat.rule !== 'attacks if able'
      ? no
      : { ...change.combat, nextTurnOf },
  { do: 'apply', until },
);

export const nextTurnOrders: readonly Syntax<Effect>[] = [imperative(firstSaid)];
export const nextTurnPredicates: readonly Predicate[] = [ofObjects<Apply>('to', lastSaid)];
