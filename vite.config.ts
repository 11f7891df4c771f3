import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * So that a first visit fetches few files: what every page needs, what most pages need, and the
 * parts that several pages are built from.
 */
const chunks = {
  groups: [
    { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
    {
      name: 'shared',
      test: /src\/(domain|clients|shop|storefront)\/(?!.*(\.route\.|texts\.(en|de)\.))/,
      minShareCount: 8,
    },
    { name: 'parts', test: /src\/storefront\/ui\//, minShareCount: 3 },
  ],
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } },
    ssr: { build: { rolldownOptions: { input: './src/storefront/index.ts' } } },
  },
  server: { watch: { ignored: ['**/var/**', '**/build/**'] } },
});
