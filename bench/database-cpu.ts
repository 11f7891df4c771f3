import { readdirSync, readFileSync } from 'node:fs';

/**
 * What a database server and its processes have computed so far, in milliseconds; null where the
 * system does not tell, which is everywhere but on Linux.
 */
export function databaseCpuMs(postmasterPid: number): number | null {
  const own = computedMs(postmasterPid);
  if (own === null) return null;
  const processes = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && parentOf(name) === postmasterPid,
  );
  return processes.reduce((sum, name) => sum + (computedMs(name) ?? 0), own);
}

/** Null for a process that is no more. */
function parentOf(pid: string): number | null {
  // After the name, which may hold anything: the state and the parent.
  const [, , parent] = read(`/proc/${pid}/stat`)?.match(/\) (\S) (\d+) [^)]*$/) ?? [];
  return parent === undefined ? null : Number(parent);
}

/** The kernel counts in nanoseconds here; elsewhere in hundredths of a second. */
function computedMs(pid: string | number): number | null {
  const [nanoseconds] = read(`/proc/${pid}/schedstat`)?.split(' ') ?? [];
  return nanoseconds === undefined ? null : Number(nanoseconds) / 1e6;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
