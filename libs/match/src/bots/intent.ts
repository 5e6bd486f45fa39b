import type { Ability, Effect, Instructions, Modification } from '@stacktrail/card-tree';
import type { SeenObject } from './sight.js';

/** Whether a text is good or bad for its targets. */
export type Intent = 'help' | 'harm';

const helpful: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
  'regenerate',
  'untap',
  'attach',
  'prevent damage',
  'gain life',
  'draw',
  'scry',
  'add mana',
  'create tokens',
  'copy spell',
]);

const plain = (effect: Effect): readonly Effect[] => ('effects' in effect ? effect.effects.flatMap(plain) : [effect]);

/** Whether a spell on the stack or in hand, or an ability on the stack, helps or harms its targets. */
export function intentOf(object: SeenObject): Intent {
  const ability = object.ability?.definition.ability;
  if (ability !== undefined)
    return ability.kind === 'keyword' ? 'help' : intentOfText(ability as Partial<Instructions>);
  const abilities = object.printed.abilities.map((definition) => definition.ability);
  const spell = abilities.find((each) => each.kind === 'spell');
  return spell === undefined ? intentOfAura(abilities) : intentOfText(spell);
}

/** The intent of the first instruction that affects something. */
function intentOfText({ modes = [] }: Partial<Instructions>): Intent {
  for (const effect of modes.flatMap((mode) => mode.effects).flatMap(plain)) {
    if (effect.do === 'apply') return intentOfChanges(effect.changes);
    if (effect.do === 'put counters') return effect.counter.startsWith('-') ? 'harm' : 'help';
    if (effect.do === 'move') return effect.to.zone === 'battlefield' ? 'help' : 'harm';
    if (!helpful.has(effect.do)) return 'harm';
  }
  return 'help';
}

function intentOfAura(abilities: readonly Ability[]): Intent {
  for (const ability of abilities) {
    if (ability.kind === 'triggered' && ability.event.on === 'tapped for mana') return 'help';
    if (ability.kind !== 'static') continue;
    for (const effect of ability.effects) {
      if (effect.static === 'continuous') return intentOfChanges(effect.changes);
    }
  }
  return 'help';
}

function intentOfChanges(changes: readonly Modification[]): Intent {
  const isHarm = changes.some((change) => {
    switch (change.change) {
      case 'control':
      case 'lose all abilities':
      case 'lose keywords':
      case 'lose ability':
      case 'switch power and toughness':
        return true;
      case 'modify power and toughness':
        return isNegative(change.power) || isNegative(change.toughness);
      case 'rule':
        return change.rule !== "can't be blocked" && change.rule !== "can't be countered";
      default:
        return false;
    }
  });
  return isHarm ? 'harm' : 'help';
}

function isNegative(amount: Extract<Modification, { change: 'modify power and toughness' }>['power']): boolean {
  return typeof amount === 'number' ? amount < 0 : amount.amount === 'negative';
}
