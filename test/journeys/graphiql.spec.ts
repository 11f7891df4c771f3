import { expect, test } from './shop.ts';

/** The page to try the GraphQL of the demo; every journey fails on what a page's policy forbids. */
test('whoever opens a service in a browser can try it there', async ({ page }) => {
  const query = page.getByRole('region', { name: 'Query Editor' });
  const result = page.getByRole('region', { name: 'Result Window' });
  const run = page.getByRole('button', { name: 'Execute query' });

  await page.goto('/graphql');
  await expect(query).toContainText('storeConfig');
  await expect(async () => {
    await run.click();
    await expect(result).toContainText('total_count', { timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expect(page.getByRole('link', { name: 'Mutation' })).toBeVisible();

  await page.getByRole('link', { name: '/member-data/graphql' }).click();
  await expect(page).toHaveTitle('GraphiQL: /member-data/graphql');
  await expect(query).toContainText('token member-data');
  await expect(async () => {
    await run.click();
    await expect(result).toContainText('errors', { timeout: 1000 });
  }).toPass();
});

test('pages of the shop load nothing of it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/confirmauthentication/intro', { waitUntil: 'networkidle' });
  expect(loaded.filter((url) => /graphi?ql/i.test(url))).toEqual([]);
});
