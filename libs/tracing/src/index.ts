export { traceProjection } from './projection.js';
export { traceRequest } from './request.js';
export { inSpan } from './span.js';
export { endTracing, startTracing } from './start-tracing.js';
export { tracedEventStore } from './traced-event-store.js';
