/** What combatants are called in a story. */

/** Names, told apart by a number where one occurs twice. */
export function distinctNames(names: readonly string[]): string[] {
  const met = new Map<string, number>();
  return names.map((name) => {
    if (names.filter((other) => other === name).length === 1) return name;
    const number = (met.get(name) ?? 0) + 1;
    met.set(name, number);
    return `${name} (${number})`;
  });
}
