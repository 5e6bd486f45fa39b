import {
  ProxyTracerProvider,
  SpanStatusCode,
  trace,
  type Span,
  type SpanOptions,
  type Tracer,
} from '@opentelemetry/api';

/** The command of a span; the same in request, append and projection. */
export const COMMAND_ID = 'stacktrail.command.id';

export function tracer(): Tracer {
  return trace.getTracer('stacktrail');
}

/** Whether anybody takes spans. */
export function isTracing(): boolean {
  const provider = trace.getTracerProvider();
  return !(provider instanceof ProxyTracerProvider) || provider.getDelegateTracer('stacktrail') !== undefined;
}

/** Does a piece of work in a span, which is the parent of the spans within it. */
export function inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  return tracer().startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      failed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Marks a span as failed. An error's message stays out: it may quote what is secret. */
export function failed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
}
