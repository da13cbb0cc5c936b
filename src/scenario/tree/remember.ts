/** Results remembered by the identity of what they were made from: cells share what is the same. */

/** A value made when it is first asked for: schemas take time, and a file is of one kind only. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The function with its results remembered by its argument, for as long as it lives itself. */
export function rememberedBy<Key extends object, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<Key, { readonly result: Result }>();
  return (key) => {
    const known = results.get(key) ?? { result: make(key) };
    results.set(key, known);
    return known.result;
  };
}
