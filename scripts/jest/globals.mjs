/**
 * What `@jest/globals` is to the tests: Jest's own module works in Jest's virtual machine alone, and the runner puts the
 * same functions into the global object of plain Node.
 */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } = globalThis;
