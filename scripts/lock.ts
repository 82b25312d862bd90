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
  const wanted = Object.values(packages).flatMap(({ optionalDependencies }) =>
    Object.entries(optionalDependencies ?? {}),
  );
  return Object.fromEntries(
    wanted
      .filter(([name, version]) => /^\d/.test(version) && !isLocked(packages, name))
      .map(([name, version]) => [`node_modules/${name}`, { version, ...platformOf(name), optional: true }]),
  );
}

function isLocked(packages: Record<string, Locked>, name: string) {
  return Object.keys(packages).some((place) => place.endsWith(`node_modules/${name}`));
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
