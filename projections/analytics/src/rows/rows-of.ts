import type { GameEvent } from '@stacktrail/game-events';
import type { Moment, Row } from '../row.js';
import { attackRows, blockRows, damageRow } from './combat-rows.js';
import { castRow, moveRow } from './object-rows.js';
import { mulliganRow } from './setup-rows.js';
import { decisionRow, turnRows, type Asked } from './turn-rows.js';

const none: readonly Row[] = [];

/** The rows of a fact; decks have theirs when everyone may know the lists. */
export function rowsOf(moment: Moment, asked: Asked | null): readonly Row[] {
  switch (moment.event.type) {
    case 'DecisionMade':
      return [decisionRow(moment as Moment<GameEvent<'DecisionMade'>>, asked)];
    case 'ObjectMoved': {
      const moved = moveRow(moment as Moment<GameEvent<'ObjectMoved'>>);
      return moved === null ? none : [moved];
    }
    case 'TurnBegan':
      return turnRows(moment as Moment<GameEvent<'TurnBegan'>>);
    case 'SpellCast':
      return [castRow(moment as Moment<GameEvent<'SpellCast'>>)];
    case 'AttackersDeclared':
      return attackRows(moment as Moment<GameEvent<'AttackersDeclared'>>);
    case 'BlockersDeclared':
      return blockRows(moment as Moment<GameEvent<'BlockersDeclared'>>);
    case 'DamageDealtToPlayer':
    case 'DamageDealtToPermanent':
      return [damageRow(moment as Moment<GameEvent<'DamageDealtToPlayer'> | GameEvent<'DamageDealtToPermanent'>>)];
    case 'MulliganTaken':
    case 'HandKept':
      return [mulliganRow(moment as Moment<GameEvent<'MulliganTaken'> | GameEvent<'HandKept'>>)];
    default:
      return none;
  }
}
