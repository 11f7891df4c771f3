/** One entry of `packages` in `package-lock.json`, as far as it matters here. */
export interface LockedPackage {
  version?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optional?: boolean;
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
}

export type LockedPackages = Record<string, LockedPackage>;

/**
 * The packages of other platforms that some locked package names and the lockfile lacks, as
 * entries ready to be added, by their place in `node_modules`. `npm ci` refuses a lockfile that
 * lacks one, and npm leaves out those that its registry does not carry.
 *
 * They have no checksum, since nobody here could read the package; npm skips them on every
 * platform but their own.
 */
export function missingPlatformPackages(packages: LockedPackages): LockedPackages {
  const missing: LockedPackages = {};
  for (const [place, locked] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(locked.optionalDependencies ?? {})) {
      if (isLocked(packages, place, name)) continue;
      missing[`node_modules/${name}`] = {
        version,
        ...platformOf(name),
        optional: true,
        ...(locked.dev && { dev: true }),
      };
    }
  }
  return missing;
}

/** Node looks for a package inside the one that wants it, then beside it and further out. */
function isLocked(packages: LockedPackages, place: string, name: string): boolean {
  const folders = place.split('/node_modules/');
  const inside = folders.map(
    (_, index) => `${folders.slice(0, index + 1).join('/node_modules/')}/`,
  );
  return ['', ...inside].some((folder) => `${folder}node_modules/${name}` in packages);
}

/**
 * For which system, processor and C library a package is, read from the words of its name, such
 * as `binding-linux-arm64-musl`. Throws for a name without a system and a processor.
 */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split('/').at(-1)!.split('-');
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (!os || !cpu) throw new Error(`${name} is optional and does not name its platform.`);
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  const needsLibc = os === 'linux' && words.some((word) => /^(?:gnu|musl)/.test(word));
  return { os: [os], cpu: [cpu], ...(needsLibc && { libc: [libc] }) };
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x'];
