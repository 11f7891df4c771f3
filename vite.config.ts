import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { build, defineConfig, type CSSOptions, type Plugin } from 'vite';
import { faceEngine } from './scripts/face-engine.ts';
import { pageTexts } from './scripts/page-texts.ts';
import { softHyphens } from './scripts/soft-hyphens.ts';

type ModuleGraph = { getModuleInfo(id: string): { importedIds: string[] } | null };

const needs = new Map<string, Set<string>>();

/** Whether a page cannot be drawn without a file: it imports it, or what it imports does. */
function isNeeded(page: string, file: string, graph: ModuleGraph): boolean {
  const route = path.resolve(`src/storefront/${page}.route.tsx`);
  const needed = needs.get(route) ?? new Set([route]);
  // A set that grows while it is walked is walked to its end.
  if (!needs.has(route))
    for (const id of needed)
      for (const next of graph.getModuleInfo(id)?.importedIds ?? []) needed.add(next);
  needs.set(route, needed);
  return needed.has(file);
}

/** What several pages may share: neither a page itself, nor its words. */
const sharable =
  /src\/(domain|storefront)\/(?!prescription\/|.*(\.route\.|(texts|everywhere)\.(en|de)\.))/;

/** Names a chunk of what this page needs too: who visits it first fetches nothing for others. */
function neededBy(page: string, name: string) {
  return (file: string, graph: ModuleGraph) => (isNeeded(page, file, graph) ? name : null);
}

/**
 * So that a first visit fetches few files: what every page needs (the root and all it is made of),
 * what most pages need, those of it first that the list needs too, and the parts that several
 * pages are built from, those first that a frame's page needs.
 */
const chunks = {
  groups: [
    {
      name: 'framework',
      test: /node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper/,
    },
    { name: 'root', test: /src\/storefront\/root\.tsx/ },
    { name: neededBy('frames/list', 'shared'), test: sharable, minShareCount: 9 },
    { name: neededBy('frames/frame', 'parts'), test: /src\/storefront\/ui\//, minShareCount: 3 },
    { name: 'more-parts', test: /src\/storefront\/ui\//, minShareCount: 3 },
  ],
};

/** A browser needs of the site map where pages are, not who may enter them. */
function addressesOnly(): Plugin {
  const rest =
    /,\s*(who: '\w+'|also: '[^']*'|needs: '[\w-]+'|isOpen\w+: true|takes: \[[^\]]*\]|takesBytes: \w+)/g;
  return {
    name: 'addresses-only',
    enforce: 'pre',
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.endsWith('/storefront/app/site-map.ts')) return;
      return { code: code.replaceAll(rest, ''), map: null };
    },
  };
}

/** `import program from './x.ts?program'`: that file and all it imports as one script, in a text. */
function programs(): Plugin {
  const suffix = '?program';
  return {
    name: 'programs',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return;
      const input = id.slice(0, -suffix.length);
      const built = await build({
        configFile: false,
        logLevel: 'error',
        build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
      });
      if (!('output' in built)) throw new Error(`${input} is not one program`);
      const [program] = built.output;
      for (const file of program.moduleIds) this.addWatchFile(file);
      return `export default ${JSON.stringify(program.code.trim())}`;
    },
  };
}

/** Workers that a page may start beside itself. Pages know what is said to them, not what they are made of. */
const BESIDE_PAGES: Readonly<Record<string, string>> = {
  'virtual:reader-here': 'src/reading/in-page/worker.ts',
  'virtual:glasses-builder': 'src/try-on/worker.ts',
  'virtual:likeness-finder': 'src/likeness/worker.ts',
};

/** `virtual:reader-here` and the others are the addresses of such workers. */
function workersBeside(): Plugin {
  return {
    name: 'workers-beside',
    resolveId: (id) => (Object.hasOwn(BESIDE_PAGES, id) ? `\0${id}` : undefined),
    load(id) {
      const file = BESIDE_PAGES[id.slice(1)];
      if (!id.startsWith('\0') || file === undefined) return;
      // Pages start them, the server's part of a page never does.
      if (this.environment.name !== 'client') return `export default ''`;
      return `export { default } from ${JSON.stringify(`${path.resolve(file)}?worker&url`)}`;
    },
  };
}

/**
 * An import has nothing to fetch before it: texts are named in the page, and styles are one file.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? 'export const __vitePreload = (load) => load()'
        : undefined,
  };
}

/** Nobody listens to the router in a browser: what would tell of its work stays out. */
function unheardRouter(): Plugin {
  const file = /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/;
  const exported = /export \{ (.+) \};/;
  return {
    name: 'unheard-router',
    enforce: 'pre',
    transform(code, id) {
      if (this.environment.name !== 'client' || !file.test(id)) return;
      const names = exported.exec(code)?.[1]?.split(', ');
      if (!names) this.error('the router tells of its work in another way');
      return {
        code: names.map((name) => `export const ${name} = () => {};`).join('\n'),
        map: null,
      };
    },
  };
}

/**
 * A class is called by its file and its own name, `progress-rail_step`. Each part's styles lie in
 * the layer of their folder, and every file begins with the order of the layers, so that the
 * order in which files are loaded never decides.
 */
const css: CSSOptions = {
  modules: {
    generateScopedName: (name, file) => `${path.basename(file, '.module.css')}_${name}`,
  },
  postcss: {
    plugins: [
      {
        postcssPlugin: 'layers',
        Once(sheet, { AtRule }) {
          const { file = '' } = sheet.source?.input ?? {};
          if (file.endsWith('.module.css')) {
            const params = file.includes('/storefront/ui/') ? 'ui' : 'parts';
            sheet.nodes = [new AtRule({ name: 'layer', params, nodes: sheet.nodes })];
          }
          sheet.prepend('@layer reset, tokens, base, layout, ui, parts, print;');
        },
      },
    ],
  },
};

export default defineConfig({
  plugins: [
    addressesOnly(),
    programs(),
    workersBeside(),
    faceEngine(),
    softHyphens(),
    pageTexts(),
    plainImports(),
    unheardRouter(),
    reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  css,
  // The server knows by its name which script runs in a worker.
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'assets/worker-[hash].js' } },
  },
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { resolveDependencies: () => [] },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A subject's door names all its parts; a page takes only those that it uses.
          treeshake: {
            moduleSideEffects: [
              { test: /src\/(domain|clients|shop|storefront)\/.*\.tsx?$/, sideEffects: false },
            ],
          },
          output: { codeSplitting: chunks },
        },
      },
    },
    // Only the browser's part keeps its styles; those of the server's part are left out if split.
    ssr: {
      build: { cssCodeSplit: true, rolldownOptions: { input: './src/storefront/index.ts' } },
    },
  },
  server: { watch: { ignored: ['**/var/**', '**/build/**'] } },
});
