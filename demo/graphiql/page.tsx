import { GraphiQL } from 'graphiql';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import 'graphiql/style.css';
import './page.css';

/** GraphiQL for the service at whose address it was opened. */
const service = location.pathname;

const fetcher: ComponentProps<typeof GraphiQL>['fetcher'] = async (asked, { headers } = {}) => {
  const response = await fetch(service, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(asked),
  });
  return response.json();
};

/** What was tried in one service is not offered in the other. */
const keyOf = (name: string) => `graphiql ${service} ${name}`;
const storage = {
  length: 0,
  getItem: (name: string) => localStorage.getItem(keyOf(name)),
  setItem: (name: string, value: string) => localStorage.setItem(keyOf(name), value),
  removeItem: (name: string) => localStorage.removeItem(keyOf(name)),
  clear: () => localStorage.clear(),
};

const first =
  service === '/graphql'
    ? {
        defaultQuery: `{
  storeConfig { store_code locale base_currency_code }
  products(filter: {}, pageSize: 3) {
    total_count
    items { sku name price_range { minimum_price { final_price { value currency } } } }
  }
}
`,
      }
    : {
        defaultQuery: `# This service takes calls with its credential only:
#   npm run -s ops -- token member-data
# Put it into "Headers" below, as "Authorization": "Bearer ...".
{
  __typename
}
`,
        defaultHeaders: '{ "Authorization": "Bearer " }',
      };

const place = document.querySelector('main');
if (place)
  createRoot(place).render(
    <GraphiQL fetcher={fetcher} storage={storage} defaultEditorToolsVisibility {...first} />,
  );
