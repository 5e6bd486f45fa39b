import type { Filter, TriggerEvent } from '@stacktrail/card-tree';
import { constant, literally, no, type Syntax } from '../../syntax/syntax.js';
import { blockedThisTurn } from './blocked-this-turn.js';
import { crewing } from './crewing.js';
import { operand } from './relation-filters.js';

const anything: Filter = { is: 'anything' };

function fixed(text: string, filter: Filter): Syntax<Filter> {
  return constant(text, filter);
}

function did(text: string, event: TriggerEvent): Syntax<Filter> {
  return fixed(text, { is: 'in event', event, as: 'object' });
}

/** “Dealt damage by this creature this turn.” */
const dealtDamageBy: Syntax<Filter> = {
  begins: new Set(['dealt']),
  fixedFields: { is: 'in event' },
  read(reader) {
    if (literally(' dealt damage by ').read(reader) === no) return no;
    const what = operand.read(reader);
    if (what === no || literally(' this turn').read(reader) === no) return no;
    return { is: 'in event', event: { on: 'deals damage', what, to: 'permanent' }, as: 'that object' };
  },
  write(filter, writer) {
    if (filter.is !== 'in event' || filter.as !== 'that object' || filter.said !== undefined) return false;
    if (filter.event.on !== 'deals damage') return false;
    const { what, to, combat, damaged } = filter.event;
    if (to !== 'permanent' || combat !== undefined || damaged !== undefined || filter.turn !== undefined) return false;
    return writer.add(' dealt damage by ') && operand.write(what, writer) && writer.add(' this turn');
  },
};

const attacks: TriggerEvent = { on: 'attacks', what: anything };
const blocks: TriggerEvent = { on: 'blocks', what: anything };
const yours: Filter = { is: 'controlled by', who: 'you' };

/** Clauses about what happened to an object this turn, or what it did (CR 608.2i). */
export function ofEvents(many: boolean): readonly Syntax<Filter>[] {
  const was = many ? 'were' : 'was';
  return [
    fixed(' that entered this turn', { is: 'entered this turn' }),
    fixed(" that didn't enter this turn", { is: 'not', of: { is: 'entered this turn' } }),
    did(' that entered the battlefield this turn', { on: 'enters', what: anything }),
    did(' that entered under your control this turn', { on: 'enters', what: yours }),
    did(' that attacked or blocked this turn', { on: 'any of', of: [attacks, blocks] }),
    did(' that attacked this turn', attacks),
    did(' that blocked this turn', blocks),
    fixed(" that didn't attack this turn", { is: 'not', of: { is: 'in event', event: attacks, as: 'object' } }),
    fixed(` that ${was} dealt damage this turn`, { is: 'dealt damage this turn' }),
    did(' dealt damage this turn', { on: 'is dealt damage', what: anything }),
    did(' that dealt damage to you this turn', { on: 'deals damage', what: anything, to: 'you' }),
    did(' that dealt damage this turn', { on: 'deals damage', what: anything, to: 'anything' }),
    dealtDamageBy,
    ...crewing,
    blockedThisTurn(many),
    // CR 700.10
    did(` that ${was} activated this turn`, { on: 'activates', who: 'any player', what: anything }),
  ];
}

/** The same events as predicates: “this creature attacked this turn”. */
export const eventPhrases: readonly Syntax<Filter>[] = [
  did('attacked or blocked this turn', { on: 'any of', of: [attacks, blocks] }),
  did('attacked this turn', attacks),
  did('blocked this turn', blocks),
  did('dealt damage to an opponent this turn', { on: 'deals damage', what: anything, to: 'opponent' }),
  did('dealt combat damage to a player this turn', { on: 'deals damage', what: anything, to: 'player', combat: true }),
  did('was dealt damage this turn', { on: 'is dealt damage', what: anything }),
];
