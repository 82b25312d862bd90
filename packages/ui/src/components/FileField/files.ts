/** Why a file isn't added: its type, its size, or the number of files. */
export type FileProblem = 'type' | 'size' | 'count';

export interface FileRules {
  /** As in `<input accept>`: `image/*,.pdf`. Without it, every type is accepted. */
  accept?: string | undefined;
  /** In bytes. */
  maxSize?: number | undefined;
  maxFiles: number;
}

/** The parts of `accept`, in lower case. */
const typesIn = (accept: string) =>
  accept
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Whether a file matches `accept`, as in the browser's own dialog: by extension, MIME type or a group such as `image/*`. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string | undefined) {
  const types = typesIn(accept ?? '');
  if (types.length === 0) return true;
  return types.some((wanted) => {
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1));
    return type.toLowerCase() === wanted;
  });
}

/** The groups of types whose names depend on the language. */
const groups = ['image', 'audio', 'video'] as const;

export const isGroup = (type: string): type is (typeof groups)[number] =>
  (groups as readonly string[]).includes(type);

/** Short names of the accepted types: `image/*,.pdf` is `['image', 'PDF']`. */
export function typeNames(accept: string) {
  const names = typesIn(accept).map((type) => {
    const [group = '', subtype = ''] = type.split('/');
    if (type.startsWith('.')) return type.slice(1).toUpperCase();
    return subtype === '*' ? group : subtype.replace(/^.*[.+]/, '').toUpperCase();
  });
  return [...new Set(names)];
}

const isSame = (one: File, other: File) =>
  one === other ||
  (one.name === other.name && one.size === other.size && one.lastModified === other.lastModified);

/**
 * The files after adding more, and those that aren't added, with the reason. A file that is already there isn't added
 * again. If only one file is possible, a new one replaces it.
 */
export function addFiles(before: readonly File[], more: readonly File[], rules: FileRules) {
  const { accept, maxSize = Number.POSITIVE_INFINITY, maxFiles } = rules;
  const rejected: { file: File; problem: FileProblem }[] = [];
  const fitting = more.filter((file) => {
    const problem = !isAccepted(file, accept) ? 'type' : file.size > maxSize ? 'size' : undefined;
    if (problem) rejected.push({ file, problem });
    return !problem;
  });
  const kept = maxFiles === 1 && fitting.length > 0 ? [] : before;
  const fresh = fitting.filter((file) => !kept.some((other) => isSame(file, other)));
  const added = fresh.slice(0, Math.max(0, maxFiles - kept.length));
  for (const file of fresh.slice(added.length)) rejected.push({ file, problem: 'count' });
  return { files: [...kept, ...added], added, rejected };
}
