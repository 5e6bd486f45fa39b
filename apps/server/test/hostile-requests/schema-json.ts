import type { Prng } from '@stacktrail/kernel';
import type { Json } from '../harness.js';
import { hostileJson, hostileKey } from './hostile-json.js';

/** What fits at the moment, by the name of the field: a decision's id, a deck list. JSON texts. */
export type Hints = Readonly<Record<string, readonly string[]>>;

/** Writes bodies by the API's own description, with something hostile in the place of any of their parts. */
export class SchemaJson {
  /** @param hostileOnceIn in how many parts one is hostile; none where it is 0 */
  constructor(
    private readonly document: Json,
    private readonly prng: Prng,
    private readonly hints: Hints,
    private readonly hostileOnceIn: number,
  ) {}

  text(schema: Json, name = '', depth = 0): string {
    const { prng } = this;
    if (this.hostileOnceIn > 0 && prng.below(this.hostileOnceIn) === 0) return hostileJson(prng);
    const hints = this.hints[name];
    if (hints !== undefined && prng.below(4) !== 0) return prng.pick(hints);
    const found = this.resolved(schema);
    if (found.oneOf !== undefined) return this.text(prng.pick(found.oneOf as Json[]), name, depth);
    if (found.enum !== undefined) return JSON.stringify(prng.pick(found.enum as Json[]));
    switch (found.type) {
      case 'object':
        return this.object(found, depth);
      case 'array': {
        const length = Math.max(found.minItems ?? 0, depth > 6 ? 0 : prng.below(3));
        return `[${Array.from({ length }, () => this.text(found.items, name, depth + 1)).join(',')}]`;
      }
      case 'integer':
      case 'number':
        return `${(found.minimum ?? 0) + prng.below(prng.pick([2, 60]))}`;
      case 'boolean':
        return prng.pick(['true', 'false']);
      default:
        return JSON.stringify(prng.pick(['keep', 'Ann', 'hand', 'a reason', 'c0ffee']));
    }
  }

  private object({ properties = {}, required = [] }: Json, depth: number): string {
    const { prng } = this;
    const names = Object.keys(properties).filter((name) => required.includes(name) || prng.below(3) !== 0);
    const fields = names.map((name) => `${JSON.stringify(name)}:${this.text(properties[name], name, depth + 1)}`);
    if (this.hostileOnceIn > 0 && prng.below(4 * this.hostileOnceIn) === 0) {
      fields.push(`${hostileKey(prng)}:${hostileJson(prng)}`);
    }
    return `{${fields.join(',')}}`;
  }

  private resolved(schema: Json): Json {
    const reference = schema.$ref ?? schema.allOf?.[0]?.$ref;
    if (reference === undefined) return schema;
    return this.document.components.schemas[String(reference).split('/').at(-1) ?? ''];
  }
}
