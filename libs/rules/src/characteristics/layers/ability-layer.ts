import type { KeywordName, Modification } from '@stacktrail/card-language';
import { assertNever } from '@stacktrail/kernel';
import type { AbilityDefinition } from '../../state/ability-definition.js';
import type { GameObject } from '../../state/game-object.js';
import type { Working } from './working.js';

type AbilityChange = Extract<Modification, { change: 'add abilities' | 'lose all abilities' | 'lose keywords' }>;

const noAbilities: readonly AbilityDefinition[] = [];
const noKeywords: ReadonlySet<KeywordName> = new Set();
/** CR 122.1b, as far as there are such keywords. */
const keywordCounters: ReadonlySet<string> = new Set<KeywordName>([
  'deathtouch',
  'double strike',
  'exalted',
  'first strike',
  'flying',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'trample',
  'vigilance',
]);

/** Layer 6 (CR 613.1f). `granted` are the added abilities with what their keywords mean. */
export function changeAbilities(to: Working, change: AbilityChange, granted: readonly AbilityDefinition[]): void {
  switch (change.change) {
    case 'add abilities':
      to.abilities = [...to.abilities, ...granted];
      to.keywords = keywordsWith(to.keywords, granted);
      break;
    case 'lose all abilities':
      to.abilities = noAbilities;
      to.keywords = noKeywords;
      break;
    case 'lose keywords':
      loseKeywords(to, change.keywords);
      break;
    default:
      assertNever(change, 'change of abilities');
  }
}

function keywordsWith(
  keywords: ReadonlySet<KeywordName>,
  granted: readonly AbilityDefinition[],
): ReadonlySet<KeywordName> {
  const added = granted.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability.keyword] : []));
  return added.every((keyword) => keywords.has(keyword)) ? keywords : new Set([...keywords, ...added]);
}

/** The keywords go, and with each the abilities that it is short for: their pointers begin with its own. */
function loseKeywords(to: Working, names: readonly KeywordName[]): void {
  const lost = to.abilities.filter(({ ability }) => ability.kind === 'keyword' && names.includes(ability.keyword));
  const pointers = new Set<string>(lost.map(({ pointer }) => pointer));
  const whole = (pointer: string): string => pointer.split('#', 1)[0]!;
  to.abilities = to.abilities.filter(({ pointer }) => !pointers.has(whole(pointer)));
  to.keywords = new Set([...to.keywords].filter((keyword) => !names.includes(keyword)));
}

/** The keywords that counters give an object (CR 122.1b). */
export function keywordsOfCounters(object: GameObject): readonly KeywordName[] {
  return object.counters.flatMap(({ kind, count }) =>
    count > 0 && keywordCounters.has(kind) ? [kind as KeywordName] : [],
  );
}
