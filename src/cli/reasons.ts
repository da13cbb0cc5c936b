/** Why the machine refuses a file, in plain words of both languages. */

type Reason = readonly [english: string, czech: string];

const missing: Reason = ['there is no such file', 'takový soubor tu není'];
const denied: Reason = ['permission denied', 'přístup odepřen'];
const inTheWay: Reason = ['a file is in the way', 'v\u00a0cestě je soubor'];
const full: Reason = ['the disk is full', 'disk je plný'];
const tooMany: Reason = ['too many files are open', 'otevřených souborů je příliš mnoho'];
const tooLarge: Reason = ['the file is too large', 'soubor je příliš velký'];
const failing: Reason = ['the device fails', 'zařízení selhává'];
const special: Reason = ['nothing can be made there', 'nic se tam vytvořit nedá'];

/** By the code of the system or of Node. */
const reasons: ReadonlyMap<string, Reason> = new Map([
  ['ENOENT', missing],
  ['EISDIR', ['it is a folder', 'je to složka']],
  ['EACCES', denied],
  ['EPERM', denied],
  ['ENOSPC', full],
  ['EDQUOT', ['the quota is used up', 'kvóta je vyčerpána']],
  ['EROFS', ['the file system is read-only', 'souborový systém je jen ke čtení']],
  ['ENOTDIR', inTheWay],
  ['EEXIST', inTheWay],
  ['ENOTEMPTY', ['a folder is in the way', 'v\u00a0cestě je složka']],
  ['ELOOP', ['its links lead in a circle', 'odkazy vedou v\u00a0kruhu']],
  ['EDANGLING', ['it is a link that leads nowhere', 'je to odkaz, který nikam nevede']],
  ['ENAMETOOLONG', ['the name is too long', 'jméno je příliš dlouhé']],
  ['EMFILE', tooMany],
  ['ENFILE', tooMany],
  ['EFBIG', tooLarge],
  ['ERR_FS_FILE_TOO_LARGE', tooLarge],
  ['ERR_STRING_TOO_LONG', tooLarge],
  ['EIO', failing],
  ['ENXIO', failing],
  ['ENODEV', failing],
  ['ENOTSUP', special],
  ['ENOSYS', special],
  ['EINVAL', special],
  ['ESPECIAL', special],
  ['EBUSY', ['it is in use', 'právě se používá']],
  ['ETXTBSY', ['it is in use', 'právě se používá']],
  ['EAGAIN', ['it does not answer just now', 'právě neodpovídá']],
  ['ESTALE', ['the network drive has lost it', 'síťový disk ho ztratil']],
  ['ETIMEDOUT', ['the network drive does not answer', 'síťový disk neodpovídá']],
]);

/** Why the file system refused, in English words; an unknown code as it is. */
export function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  return reasons.get(code ?? '')?.[0] ?? code ?? String(error);
}

/** The Czech for every answer of {@link reasonOf}. */
export const czechReasons: Readonly<Record<string, string>> = Object.fromEntries(reasons.values());
