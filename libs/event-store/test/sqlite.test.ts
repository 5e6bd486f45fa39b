import { describeEventStoreContract } from '../src/contract/index.js';
import { sqliteStore } from './stores/sqlite-store.js';

describeEventStoreContract('SQLite', sqliteStore);
