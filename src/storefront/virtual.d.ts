declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';

  const build: ServerBuild;
  export const assets: ServerBuild['assets'];
  export default build;
}

/** A file and all that it imports as one script, to be put into a page: see `vite.config.ts`. */
declare module '*?program' {
  const program: string;
  export default program;
}

/** The address of the face tracker's worker, beside its engine; see `scripts/face-engine.ts`. */
declare module 'virtual:face-engine' {
  const worker: string;
  export default worker;
}

/** The built script of a subject's texts: `frames.en` to its address; see `vite.config.ts`. */
declare module 'virtual:text-files' {
  const files: Record<string, string | undefined>;
  export default files;
}

/** The address of the reader that a page may start beside itself; see `vite.config.ts`. */
declare module 'virtual:reader-here' {
  const address: string;
  export default address;
}

/** The address of the worker that builds frames to try on; see `vite.config.ts`. */
declare module 'virtual:glasses-builder' {
  const address: string;
  export default address;
}

/** The address of the worker that compares photos with frames; see `vite.config.ts`. */
declare module 'virtual:likeness-finder' {
  const address: string;
  export default address;
}
