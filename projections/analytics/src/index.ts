export { AnalyticsProjection, type AnalyticsOptions } from './analytics.projection.js';
export type { Column, ColumnType, Table } from './columns.js';
export type { Value } from './row.js';
export { tableNames, tables, type TableName } from './tables.js';
