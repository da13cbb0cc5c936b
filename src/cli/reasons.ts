/** Why the machine refuses a file, by the code of the system or of Node. */
import type { reasons } from '../problems/english/found.ts';
import type { Found } from '../problems/problem.ts';

type Reason = Exclude<keyof typeof reasons, 'code'>;

const keys: Readonly<Record<string, Reason>> = {
  ENOENT: 'noSuchFile',
  EISDIR: 'folder',
  EACCES: 'denied',
  EPERM: 'denied',
  ENOSPC: 'fullDisk',
  EDQUOT: 'quota',
  EROFS: 'readOnly',
  ENOTDIR: 'fileInTheWay',
  EEXIST: 'fileInTheWay',
  ENOTEMPTY: 'folderInTheWay',
  ELOOP: 'linkCircle',
  EDANGLING: 'deadLink',
  ENAMETOOLONG: 'longName',
  EMFILE: 'tooManyFiles',
  ENFILE: 'tooManyFiles',
  EFBIG: 'tooLarge',
  ERR_FS_FILE_TOO_LARGE: 'tooLarge',
  ERR_STRING_TOO_LONG: 'tooLarge',
  EIO: 'failing',
  ENXIO: 'failing',
  ENODEV: 'failing',
  ENOTSUP: 'special',
  ENOSYS: 'special',
  EINVAL: 'special',
  ESPECIAL: 'special',
  EBUSY: 'inUse',
  ETXTBSY: 'inUse',
  EAGAIN: 'busy',
  ESTALE: 'stale',
  ETIMEDOUT: 'silentDrive',
};

/** Why the file system refused; an unknown code as it is. */
export function reasonOf(error: unknown): Found {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  const key = code === undefined ? undefined : keys[code];
  return key === undefined ? ['code', code ?? String(error)] : [key];
}
