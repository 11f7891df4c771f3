import { ensureBuilt } from '#scripts/build.ts';
import { startShop } from './running-shop.ts';

/** One shop for all journeys; every test signs in members of its own. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (!(await ensureBuilt())) throw new Error('The pages cannot be built.');
  const shop = await startShop({ FRAMEWELL_RATE_LIMIT: 'off' });
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATABASE_URL = shop.databaseUrl;
  return () => shop.stop();
}
