/** Numbers values so that two are the same tree where they have the same number: comparing them again costs nothing. */
export class Alike {
  private readonly known = new WeakMap<object, string>();
  private readonly numbers = new Map<string, string>();

  /** The same for values that are the same tree, whatever the order of their fields. */
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
