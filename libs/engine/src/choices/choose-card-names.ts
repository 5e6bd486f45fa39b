import type { Filter } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { Game } from '../game/game.js';
import { ask, type Procedure } from '../game/procedure.js';
import { namesShownTo, violationOfName } from './card-names.js';

/** A choice of names of cards. */
interface Naming {
  readonly player: PlayerId;
  readonly rule: string;
  readonly prompt: string;
  readonly source: ObjectId;
  readonly count: number;
  readonly filter?: Filter;
  readonly context: TextContext;
  readonly seenBy?: number;
}

/** CR 201.4: a player chooses names of cards, whether the game has those cards or not. */
export function* chooseCardNames(game: Game, naming: Naming): Procedure<readonly string[]> {
  const { player, rule, prompt, source, count, filter, context, seenBy } = naming;
  const { keys } = yield* ask({
    form: 'pick',
    kind: 'choose a value',
    rule,
    player,
    prompt,
    source,
    options: namesShownTo(player, game.state, filter, context).map((name) => ({ key: name, text: name })),
    min: count,
    max: count,
    ...(seenBy === undefined ? {} : { seenBy }),
    findViolationOfText: (name) => violationOfName(name, game.state, game.cardReference, filter, context),
  });
  return keys;
}
