import { selectHeads } from './block-head.js';
import { GREATEST_NUMBER } from './greatest-number.js';

export const LAST_ID = `SELECT max(id) AS number FROM blocks WHERE id <= ${GREATEST_NUMBER}`;
export const HEADS = selectHeads('blocks WHERE id BETWEEN ? AND ?');
/** The index behind UNIQUE (last_position), where it has more blocks than can be found. */
export const LAST_POSITION = `SELECT iif(count(*) > ?, max(last_position), 0) AS number
  FROM blocks INDEXED BY sqlite_autoindex_blocks_2 WHERE last_position <= ${GREATEST_NUMBER}`;
/** The index behind UNIQUE (stream, first_revision, last_revision). */
const INDEX = 'blocks INDEXED BY sqlite_autoindex_blocks_1';
export const LAST_IN_INDEX = `SELECT max(first_revision) AS number FROM ${INDEX}
  WHERE stream = ? AND first_revision <= ${GREATEST_NUMBER}`;
export const COVERS_IN_INDEX = `SELECT count(*) AS number FROM ${INDEX}
  WHERE stream = ?1 AND first_revision <= ?2 AND last_revision >= ?2`;
export const BLOCK = `SELECT CAST(positions AS BLOB) AS positions, head_checksum AS headChecksum, checksum, events
  FROM blocks WHERE id = ?`;
export const POSITIONS = `SELECT CAST(positions AS BLOB) AS positions, head_checksum AS headChecksum FROM blocks WHERE id = ?`;
