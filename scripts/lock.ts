/** An entry of package-lock.json, as far as it matters here. */
export interface Locked {
  version?: string;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
}

const systems: Record<string, string> = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
};

const processors: Record<string, string> = {
  '64': 'x64',
  arm: 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  loong64: 'loong64',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  x64: 'x64',
};

/** The optional packages that some package of the lock names and the lock lacks, by their place in it. */
export function missingOptionalPackages(packages: Record<string, Locked>): Record<string, Locked> {
  const missing: Record<string, Locked> = {};
  for (const [place, { optionalDependencies }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      if (!/^\d/.test(version) || found({ ...packages, ...missing }, place, name)?.version === version)
        continue;
      const beside = `${place.slice(0, place.lastIndexOf('node_modules/'))}node_modules/${name}`;
      const isTaken = beside in packages || beside in missing;
      const home = isTaken ? `${place}/node_modules/${name}` : beside;
      missing[home] = { version, ...platformOf(name), optional: true };
    }
  }
  return missing;
}

/** What a package finds under a name: in its own node_modules, else in those of the folders above. */
function found(packages: Record<string, Locked>, place: string, name: string): Locked | undefined {
  const own = packages[`${place}/node_modules/${name}`];
  if (own) return own;
  const above = place.lastIndexOf('/node_modules/');
  return above < 0 ? packages[`node_modules/${name}`] : found(packages, place.slice(0, above), name);
}

/** The platform a binary package is for, as its name says it: `@rollup/rollup-linux-x64-musl`. */
export function platformOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const words = name.slice(name.indexOf('/') + 1).split('-');
  const os = words.flatMap((word) => systems[word] ?? []);
  const cpu = words.flatMap((word) => processors[word] ?? []);
  const libc = words.flatMap((word) =>
    word.startsWith('musl') ? 'musl' : word.startsWith('gnu') ? 'glibc' : [],
  );
  return { ...(cpu[0] && { cpu }), ...(libc[0] && os[0] === 'linux' && { libc }), ...(os[0] && { os }) };
}
