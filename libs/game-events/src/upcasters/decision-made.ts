import { manaTypes } from '@stacktrail/card-tree';
import { decisionKinds } from '../decision-kinds.js';
import { object, player, pointer, ref, revision } from '../fields.js';
import { int, list, oneOf, record, text, variant } from '../schema/codec.js';
import { veiledEvent } from '../schema/event-schema.js';
import type { UntypedData, Upcaster } from './upcaster.js';

const share = { to: ref, amount: int };

const action = variant('do', {
  pass: {},
  'play land': { object },
  cast: { object, via: oneOf(['hand', 'flashback']) },
  activate: { object, ability: pointer },
  pay: {},
  cancel: {},
});

const answer = variant('form', {
  action: { action },
  select: { chosen: list(ref) },
  pick: { keys: list(text) },
  number: { value: int },
  order: { keys: list(text) },
  divide: { shares: list(record(share)) },
  attack: { attacks: list(record({ attacker: object, defender: ref })) },
  block: { blocks: list(record({ blocker: object, attacker: object })) },
  damage: { assignments: list(record({ from: object, ...share })) },
  spend: { mana: list(oneOf(manaTypes)) },
});

/** Version 1 said only which card was cast or played, and whether it was cast with flashback. */
export const decisionMadeV1: Upcaster = {
  type: 'DecisionMade',
  schema: veiledEvent(1, { player, decision: revision, kind: oneOf(decisionKinds) }, { answer }),
  upcast: (data) => {
    const given = data['answer'] as UntypedData | undefined;
    if (given?.['form'] !== 'action') return data;
    const taken = given['action'] as UntypedData;
    return { ...data, answer: { ...given, action: { ...taken, ...added(taken['do']) } } };
  },
};

function added(what: unknown): UntypedData {
  if (what === 'cast') return { by: null, ability: null, face: 0 };
  return what === 'play land' ? { by: null, face: 0 } : {};
}
