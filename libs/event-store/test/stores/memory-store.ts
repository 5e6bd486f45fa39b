import { MemoryEventStore } from '@stacktrail/event-store';
import type { StoreUnderTest } from '@stacktrail/event-store/contract';

export function memoryStore(): Promise<StoreUnderTest> {
  const store = new MemoryEventStore();
  return Promise.resolve({
    store,
    restart: () => Promise.reject(new Error('a memory that is restarted is empty')),
    dispose: () => store.close(),
  });
}
