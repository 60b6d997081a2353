/** Names of files that are hidden, or that file managers and Word leave beside documents. */
const leftover = /^(?:\.|~\$)|^(?:thumbs\.db|desktop\.ini)$/i;

/**
 * Whether a file of a folder or an archive is skipped without a message: hidden, in a hidden folder, or a leftover. The
 * outermost folder may be hidden, because the user selected it.
 */
export function isLeftover(path: string): boolean {
  const folders = path.split(/[\\/]/);
  const name = folders.pop() ?? "";
  return (
    leftover.test(name) ||
    folders.includes("__MACOSX") ||
    folders.slice(1).some(folder => /^\.[^.]/.test(folder))
  );
}
