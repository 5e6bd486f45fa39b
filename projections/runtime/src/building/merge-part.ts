import { NEWER_STAYS } from '../bookkeeping.js';
import type { ReadModels } from '../read-models.js';
import type { BuiltModel } from './order.js';

const TABLES = `SELECT coalesce(json_group_array(name), '[]') AS names FROM part.sqlite_schema
  WHERE type = 'table' AND substr(name, 1, length(?1)) = ?1`;

/** Takes the rows of a part into the read models, all of them or none. */
export function mergePart(models: ReadModels, file: string, built: readonly BuiltModel[]): void {
  models.run('ATTACH ? AS part', file);
  try {
    models.transaction(() => {
      for (const { projection, generation } of built) {
        const names = models.get(TABLES, `${projection}_${generation}_`)?.['names'];
        for (const name of JSON.parse(String(names)) as string[]) {
          models.exec(`INSERT INTO main."${name}" SELECT * FROM part."${name}"`);
        }
      }
      for (const table of ['folded', 'dead_letters'])
        models.exec(`INSERT INTO main.${table} SELECT * FROM part.${table}`);
      // SQLite takes ON for a part of the SELECT, unless that has a WHERE.
      models.exec(`INSERT INTO main.last_events SELECT * FROM part.last_events WHERE true ${NEWER_STAYS}`);
    });
  } finally {
    models.exec('DETACH part');
  }
}
