/** Addresses of a queue, and what of them may be shown. */

/**
 * An address as messages show it: scheme, machine, port and database. Whatever may be a password is left out:
 * everything before the last `@`, everything behind a `?`, and an address that is none.
 * @example shownAddress('redis://me:s3cret@host:6379/1?password=x') // 'redis://…@host:6379/1'
 */
export function shownAddress(text: string): string {
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(text)?.[0] ?? '';
  const rest = text.slice(scheme.length);
  const at = rest.lastIndexOf('@');
  const place = /^((?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:\/\d{0,5})?)(?:[?#].*)?$/is.exec(
    rest.slice(at + 1),
  );
  return `${scheme}${at < 0 ? '' : '…@'}${place?.[1] ?? '…'}`;
}

/** Whether an address is one of Redis: `redis://host:port` or `redis://host:port/db`, or `rediss://` with TLS. */
export function isQueueAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, hostname, username, password } = new URL(text);
  return (
    /^rediss?:$/.test(protocol) &&
    /^\/?\d{0,5}$/.test(pathname) &&
    hostname !== '' &&
    [username, password].every(isDecodable)
  );
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
