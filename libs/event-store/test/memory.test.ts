import { describeEventStoreContract } from '../src/contract/index.js';
import { memoryStore } from './stores/memory-store.js';

describeEventStoreContract('memory', memoryStore, { restarts: false, canBeCorrupted: false });
