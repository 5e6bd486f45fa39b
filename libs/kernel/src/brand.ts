declare const brand: unique symbol;

/** `T` under a name of its own: a plain `T`, or one of another name, is not assignable to it. Costs nothing at run time. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
