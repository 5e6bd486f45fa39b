import { DamageableStore } from '../src/contract/damageable-store.js';
import { describeEventStoreContract } from '../src/contract/index.js';
import { event } from '../src/contract/sample-events.js';
import type { StoreUnderTest } from '../src/contract/store-under-test.js';

/** What other tests rely on when they damage events. */
function damageableStore(): Promise<StoreUnderTest> {
  const store = new DamageableStore();
  return Promise.resolve({
    store,
    restart: () => Promise.reject(new Error('a memory that is restarted is empty')),
    appendDamaged: async (stream, expected) => {
      const { lastRevision } = await store.append(stream, expected, [event()]);
      store.damage(stream, lastRevision);
    },
    dispose: () => store.close(),
  });
}

describeEventStoreContract('damageable', damageableStore, { restarts: false });
