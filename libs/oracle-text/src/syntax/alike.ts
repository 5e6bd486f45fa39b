/**
 * Gives values ids, so that two values have the same id exactly if they are the same tree. Comparing them again is
 * fast.
 */
export class Alike {
  private readonly known = new WeakMap<object, string>();
  private readonly numbers = new Map<string, string>();

  /** The id of a value; the order of its fields doesn't matter. */
  idOf(value: unknown): string {
    if (typeof value === 'string') return `'${value}'`;
    if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return String(value);
    const known = this.known.get(value);
    if (known !== undefined) return known;
    const parts = this.partsOf(value);
    let id = this.numbers.get(parts);
    if (id === undefined) this.numbers.set(parts, (id = `#${this.numbers.size}`));
    this.known.set(value, id);
    return id;
  }

  private partsOf(value: object): string {
    if (typeof value === 'function') return `function ${this.numbers.size}`;
    if (Array.isArray(value)) return `[${value.map((item) => this.idOf(item)).join()}]`;
    const fields = Object.entries(value).filter(([, held]) => held !== undefined);
    const named = fields.map(([name, held]) => `${name}:${this.idOf(held)}`);
    return named.sort().join();
  }
}
