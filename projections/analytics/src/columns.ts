/** What a column holds. A `time` is in ISO 8601, by the store's clock. */
export type ColumnType = 'text' | 'integer' | 'boolean' | 'time';

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  /** What it means, for documents. */
  readonly about: string;
}

/** A table, whose rows are told apart by its first three columns: `game`, `revision`, `place`. */
export interface Table {
  readonly about: string;
  readonly columns: readonly Column[];
}

function column(type: ColumnType): (name: string, about: string) => Column {
  return (name, about) => ({ name, type, about });
}

export const text = column('text');
export const integer = column('integer');
export const boolean = column('boolean');
export const time = column('time');

/** What every row begins with. */
const key: readonly Column[] = [
  text('game', 'the id of the game'),
  integer('revision', 'the event of the game that the row comes from'),
  integer('place', 'which of the rows of that event it is, from 0'),
];

export function table(about: string, ...columns: readonly Column[]): Table {
  return { about, columns: [...key, ...columns] };
}

/** The columns of a table as SQLite declares them. */
export function columnsInSql({ columns }: Table): string {
  const declared = columns.map(({ name, type }, i) => {
    const sqlType = type === 'integer' || type === 'boolean' ? 'INTEGER' : 'TEXT';
    return `${name} ${sqlType}${i < key.length ? ' NOT NULL' : ''}`;
  });
  return `${declared.join(', ')}, PRIMARY KEY (${key.map(({ name }) => name).join(', ')})`;
}
