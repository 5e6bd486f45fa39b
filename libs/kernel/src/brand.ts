declare const brand: unique symbol;

/**
 * `T` under a name of its own: neither a plain `T` nor a `T` with another name can be assigned to it. It costs nothing
 * at run time.
 */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
