import { describeEventStoreContract } from '@stacktrail/event-store/contract';
import { memoryStore } from './stores/memory-store.js';

describeEventStoreContract('memory', memoryStore, { restarts: false, damage: false });
