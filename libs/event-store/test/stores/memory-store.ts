import { MemoryEventStore } from '../../src/memory/memory-event-store.js';
import type { StoreUnderTest } from '../../src/contract/store-under-test.js';

export function memoryStore(): Promise<StoreUnderTest> {
  const store = new MemoryEventStore();
  return Promise.resolve({
    store,
    restart: () => Promise.reject(new Error('a memory that is restarted is empty')),
    dispose: () => store.close(),
  });
}
