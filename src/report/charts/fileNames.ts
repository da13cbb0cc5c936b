/** What files of pictures are called: by what they show. */

/** Longest part of a file name that comes from a scenario. */
const longest = 48;

/**
 * Endings of file names for names of a scenario: small letters, digits and hyphens, at most 48 characters and no two
 * alike; a name without a letter or one that reads like an earlier one gets its number.
 *
 * @example fileEndings(['Cheap mana!', 'cheap mana', '…']) // ['-cheap-mana', '-cheap-mana-2', '-3']
 */
export function fileEndings(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const plain = readable(name);
    let ending = plain === '' ? `-${index + 1}` : `-${plain}`;
    for (let number = index + 1; taken.has(ending); number++) ending = `-${plain}-${number}`;
    taken.add(ending);
    return ending;
  });
}

function readable(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, longest)
    .replace(/-+$/, '');
}
