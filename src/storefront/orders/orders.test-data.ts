import type { WireOrder } from './order-view.ts';

/** The worked example's order with progressive lenses, and what the test changes. */
export function aWireOrder(change: Partial<WireOrder> = {}): WireOrder {
  return {
    id: 'NDI=',
    number: '000000042',
    order_date: '2026-03-01 10:20:30',
    status: 'Pending',
    items: [
      {
        product_sku: '10101',
        product_name: 'Alba Smoke',
        product: { small_image: { url: '/media/frames/10101.svg' } },
        quantity_ordered: 1,
        product_sale_price: money(219),
        discounts: [{ label: 'Alder Health benefit', amount: money(150) }],
        selected_options: [],
        entered_options: [],
      },
      {
        product_sku: 'BasePrescription',
        product_name: 'Prescription lenses',
        product: null,
        quantity_ordered: 1,
        product_sale_price: money(160),
        discounts: [{ label: 'Alder Health benefit', amount: money(60) }],
        selected_options: [{ label: 'lens', value: 'Progressive, index 1.5' }],
        entered_options: [
          { label: 'lensType', value: 'Progressive' },
          { label: 'od.sphere', value: '-1.25' },
          { label: 'os.sphere', value: '-1.50' },
          { label: 'pd', value: '63' },
        ],
      },
    ],
    total: {
      grand_total: money(169),
      total_shipping: money(0),
      total_tax: money(0),
      taxes: [],
    },
    shipping_address: {
      firstname: 'Ada',
      lastname: 'Park',
      street: ['1 Elm Street', 'Apt 2'],
      city: 'Portland',
      region: 'Oregon',
      postcode: '97205',
      country_code: 'US',
      telephone: '503 555 0100',
    },
    billing_address: null,
    payment_methods: [{ name: 'Check / Money order', type: 'checkmo', additional_data: [] }],
    comments: [],
    shipments: [],
    ...change,
  };
}

function money(value: number) {
  return { value, currency: 'USD' as const };
}
