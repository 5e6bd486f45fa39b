import { clearTimeout, setTimeout } from 'node:timers';
import { inspect } from 'node:util';
import { addEventHandler } from 'jest-circus';

/**
 * How long a test or a hook may take that names no limit of its own. Generous: a machine may be busy. One that waits
 * for nothing isn't cut off: it holds the process until it is done.
 */
const LIMIT_MS = 120_000;

// Node prints the lines of the sources.
process.setSourceMapsEnabled(true);

// A process that a test starts is as its user would start it.
delete process.env.NODE_OPTIONS;

// The runner only hangs up when all is done; what a test has left open must not keep this process alive.
process.on('disconnect', () => process.exit());

// The runner knows no time limits, and takes a test's parameter for a callback that the test never calls.
addEventHandler(({ name }, { currentDescribeBlock: { children, hooks } }) => {
  if (name === 'add_test') limit(children.at(-1));
  if (name === 'add_hook') limit(hooks.at(-1));
});

function limit(entry) {
  const { fn, timeout = LIMIT_MS, name = entry.type } = entry;
  if (typeof fn !== 'function') return;
  if (fn.length > 0) throw new Error(`“${name}” has a parameter that nothing is passed for`);
  entry.fn = () => within(timeout, fn);
}

async function within(timeoutMs, fn) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([fn(), late]);
  } catch (thrown) {
    // The runner reports the stack, and breaks down where there is none.
    throw typeof thrown?.stack === 'string' ? thrown : new Error(`thrown: ${inspect(thrown)}`);
  } finally {
    clearTimeout(timer);
  }
}
