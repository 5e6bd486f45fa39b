import { tableNames, type AnalyticsProjection, type TableName, type Value } from '../src/index.js';

export type Tables = Readonly<Record<TableName, readonly (readonly Value[])[]>>;

/** All rows of all tables. */
export async function tablesOf(analytics: AnalyticsProjection): Promise<Tables> {
  const games = analytics.games();
  const read = async (name: TableName): Promise<readonly (readonly Value[])[]> => {
    const rows: (readonly Value[])[] = [];
    for await (const page of analytics.rows(name, games)) rows.push(...page);
    return rows;
  };
  return Object.fromEntries(await Promise.all(tableNames.map(async (name) => [name, await read(name)]))) as Tables;
}
