import { describeEventStoreContract } from '@stacktrail/event-store/contract';
import { sqliteStore } from './stores/sqlite-store.js';

describeEventStoreContract('SQLite', sqliteStore);
