import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { isTracing, tracer } from './span.js';

/** A request with the route that took it, which Express sets once one has. */
interface RoutedRequest {
  readonly method?: string;
  readonly originalUrl: string;
  readonly headers: IncomingHttpHeaders;
  readonly route?: { readonly path?: unknown };
}

/** HTTP's methods that routes have; any other is told of as `other`. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];
/** What is asked every few seconds. */
const probes = /^\/(?:health|metrics)(?:[/?]|$)/;

/**
 * Begins a span of a request, below the one that its header `traceparent` names. The span has the route's pattern and
 * no address, since an address may hold a token.
 */
export function traceRequest(request: RoutedRequest, response: ServerResponse, next: () => void): void {
  if (!isTracing() || probes.test(request.originalUrl)) {
    next();
    return;
  }
  const method = methods.find((each) => each === request.method) ?? 'other';
  const { traceparent } = request.headers;
  const parent = propagation.extract(ROOT_CONTEXT, { traceparent });
  const span = tracer().startSpan(
    method,
    { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
    parent,
  );
  response.once('close', () => {
    const path = request.route?.path;
    if (typeof path === 'string') span.updateName(`${method} ${path}`).setAttribute('http.route', path);
    span.setAttribute('http.response.status_code', response.statusCode);
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  context.with(trace.setSpan(parent, span), next);
}
