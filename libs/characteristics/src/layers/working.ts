import type { KeywordName, ObjectRule, Supertype } from '@stacktrail/card-tree';
import { type AbilityDefinition, type Characteristics, type GameObject, typeBit } from '@stacktrail/game-state';

const noKeywords: readonly KeywordName[] = [];
const creature = typeBit('Creature');

/** An object's characteristics while layers are applied to them; lists and sets are replaced, never written to. */
export class Working implements Characteristics {
  name: string;
  colors: number;
  supertypes: readonly Supertype[];
  types: number;
  subtypes: readonly string[];
  power: number | null;
  toughness: number | null;
  abilities: readonly AbilityDefinition[];
  keywords: ReadonlySet<KeywordName>;
  rules: ReadonlySet<ObjectRule>;
  combat: Characteristics['combat'];
  barred: Characteristics['barred'];
  /**
   * The keywords that it can't have (CR 113.11). They aren't a characteristic, so they aren't among the public fields.
   */
  #barred: readonly KeywordName[] = noKeywords;

  constructor(from: Characteristics) {
    this.name = from.name;
    this.colors = from.colors;
    this.supertypes = from.supertypes;
    this.types = from.types;
    this.subtypes = from.subtypes;
    this.power = from.power;
    this.toughness = from.toughness;
    this.abilities = from.abilities;
    this.keywords = from.keywords;
    this.rules = from.rules;
    this.combat = from.combat;
    this.barred = from.barred;
  }

  get barredKeywords(): readonly KeywordName[] {
    return this.#barred;
  }

  bar(keywords: readonly KeywordName[]): void {
    this.#barred = [...this.#barred, ...keywords];
  }
}

/** Whether an object of these types and in this zone has power and toughness at all (CR 208.3, 208.5). */
function hasNumbers(object: GameObject, types: number): boolean {
  return (types & creature) !== 0 || (object.zone !== 'battlefield' && object.printed.power !== null);
}

/**
 * The characteristics with power and toughness if the object has them, and without otherwise (CR 208.3, 208.5). A
 * `Working` keeps the numbers that a noncreature permanent would have (CR 208.3a).
 */
export function withRightNumbers(object: GameObject, values: Characteristics): Characteristics {
  if (hasNumbers(object, values.types)) {
    if (values.power !== null && values.toughness !== null) return values;
    const copy = new Working(values);
    copy.power ??= 0;
    copy.toughness ??= 0;
    return copy;
  }
  if (values.power === null && values.toughness === null) return values;
  const copy = new Working(values);
  copy.power = null;
  copy.toughness = null;
  return copy;
}
