/**
 * What an iterable gives, as promises. An async generator would do the same and take several microseconds an item, most
 * of what it takes to read an event.
 *
 * @param begin is called when the first item is asked for
 */
export function asyncIterable<Item>(begin: () => Iterable<Item>): AsyncIterable<Item> {
  return {
    [Symbol.asyncIterator]: () => {
      let items: Iterator<Item> | null = null;
      const next = (): IteratorResult<Item> => (items ??= begin()[Symbol.iterator]()).next();
      const end = (): IteratorResult<Item> => {
        // An iterator that nobody has begun must not begin after its end.
        items ??= [][Symbol.iterator]();
        items.return?.();
        return { done: true, value: undefined };
      };
      return { next: () => promised(next), return: () => promised(end) };
    },
  };
}

/** What work gives, or why it fails. */
function promised<Result>(work: () => Result): Promise<Result> {
  return new Promise((resolve) => {
    resolve(work());
  });
}

/**
 * The same items, and once the news of their end: all were given, whoever asked has stopped, or it failed.
 *
 * @param ended is called with the error if it failed
 */
export function withEnd<Item>(
  source: AsyncIterable<Item>,
  ended: (failure: { readonly error: unknown } | null) => void,
): AsyncIterable<Item> {
  return {
    [Symbol.asyncIterator]: () => {
      const items = source[Symbol.asyncIterator]();
      let isOver = false;
      const end = (failure: { readonly error: unknown } | null): void => {
        if (!isOver) ended(failure);
        isOver = true;
      };
      return {
        next: () =>
          items.next().then(
            (item) => {
              if (item.done === true) end(null);
              return item;
            },
            (error: unknown) => {
              end({ error });
              throw error;
            },
          ),
        return: async () => {
          end(null);
          await items.return?.();
          return { done: true, value: undefined };
        },
      };
    },
  };
}
