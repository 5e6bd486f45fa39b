/** The outcome of something that may be refused for an expected reason. Broken invariants throw instead. */
export type Result<T, E> = Ok<T> | Err<E>;

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Err<E> {
  readonly ok: false;
  readonly error: E;
}

/** A `Result` that holds a value. */
export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

/** A `Result` that holds the reason why there is no value. */
export function err<E>(error: E): Err<E> {
  return { ok: false, error };
}
