import type { StoreConfig } from '../generated/schema.ts';
import type { CommerceSettings } from '../settings.ts';
import { cartKeptDays } from '../orders/abandoned-carts.ts';
import { paymentTitle } from '../checkout/payment-methods.ts';
import { entityUid } from '../ids.ts';
import { cancellationReasons } from './cancellation-reasons.ts';
import { countriesWithRequiredRegion } from './regions.ts';
import type { StoreView } from './store-view.ts';

const rootCategoryId = 2;

/** The identifier of the page of content at the address of the store itself. */
export const homePage = 'home';

/** A store view as `storeConfig` tells it. */
export function storeConfigOf(store: StoreView, settings: CommerceSettings): StoreConfig {
  const baseUrl = `${settings.publicUrl}/`;
  const mediaUrl = new URL(`${settings.mediaBase ?? '/media'}/`, baseUrl).href;
  return {
    id: store.id,
    code: store.code,
    store_code: store.code,
    store_name: store.name,
    store_sort_order: store.position,
    is_default_store: store.isDefault,
    store_group_code: 'main',
    store_group_name: 'Main',
    is_default_store_group: true,
    website_id: 1,
    website_code: 'base',
    website_name: 'Main',
    locale: store.locale,
    base_currency_code: store.currency,
    default_display_currency_code: store.currency,
    timezone: store.timezone,
    weight_unit: 'kgs',
    base_url: baseUrl,
    base_link_url: baseUrl,
    base_static_url: baseUrl,
    base_media_url: mediaUrl,
    secure_base_url: baseUrl,
    secure_base_link_url: baseUrl,
    secure_base_static_url: baseUrl,
    secure_base_media_url: mediaUrl,
    use_store_in_url: !store.isDefault,
    product_url_suffix: '',
    category_url_suffix: '',
    title_separator: '-',
    root_category_id: rootCategoryId,
    root_category_uid: entityUid(rootCategoryId),
    catalog_default_sort_by: 'position',
    grid_per_page: 20,
    grid_per_page_values: '20,40,100',
    list_per_page: 20,
    list_per_page_values: '20,40,100',
    list_mode: 'grid-list',
    minimum_password_length: '8',
    required_character_classes_number: '3',
    product_reviews_enabled: settings.reviews === 'off' ? '0' : '1',
    allow_guests_to_write_product_reviews: settings.reviews === 'everyone' ? '1' : '0',
    magento_wishlist_general_is_enabled: '1',
    autocomplete_on_storefront: false,
    create_account_confirmation: settings.accounts?.mustConfirm === true,
    cms_home_page: homePage,
    allow_order: '0',
    allow_items: '0',
    default_country: store.countries[0],
    countries_with_required_region: countriesWithRequiredRegion.join(','),
    optional_zip_countries: '',
    display_state_if_optional: true,
    is_guest_checkout_enabled: settings.whoMayOrder === 'anyone',
    customer_access_token_lifetime: (settings.tokenLifetimeSeconds ?? 3600) / 3600,
    newsletter_enabled: true,
    max_items_in_order_summary: 10,
    ...displayOf(store),
    ...paymentOf(store),
    order_cancellation_enabled: true,
    order_cancellation_reasons: cancellationReasons(store).map((description) => ({ description })),
  };
}

/** How a Magento counts what prices are shown with. */
const shownWith = { excludingTax: 1, includingTax: 2 };

/** What of a cart and an order is shown, and with which tax. */
function displayOf({ taxIncluded }: StoreView) {
  const shown = taxIncluded ? shownWith.includingTax : shownWith.excludingTax;
  return {
    contact_enabled: false,
    is_one_page_checkout_enabled: false,
    is_checkout_agreements_enabled: false,
    minicart_display: false,
    minicart_max_items: 10,
    cart_expires_in_days: cartKeptDays,
    cart_summary_display_quantity: 1,
    shopping_cart_display_price: shown,
    shopping_cart_display_shipping: shown,
    shopping_cart_display_subtotal: shown,
    shopping_cart_display_full_summary: false,
    shopping_cart_display_grand_total: true,
    shopping_cart_display_zero_tax: false,
    shopping_cart_display_tax_gift_wrapping: taxIncluded
      ? 'DISPLAY_INCLUDING_TAX'
      : 'DISPLAY_EXCLUDING_TAX',
    display_product_prices_in_catalog: shown,
    display_shipping_prices: shown,
    orders_invoices_credit_memos_display_price: shown,
    orders_invoices_credit_memos_display_shipping_amount: shown,
    orders_invoices_credit_memos_display_subtotal: shown,
    orders_invoices_credit_memos_display_full_summary: false,
    orders_invoices_credit_memos_display_grandtotal: true,
    orders_invoices_credit_memos_display_zero_tax: false,
    category_fixed_product_tax_display_setting: 'FPT_DISABLED',
    product_fixed_product_tax_display_setting: 'FPT_DISABLED',
    sales_fixed_product_tax_display_setting: 'FPT_DISABLED',
  } as const satisfies Partial<StoreConfig>;
}

function paymentOf(store: StoreView) {
  return {
    check_money_order_enabled: true,
    check_money_order_title: paymentTitle('checkmo', store),
    check_money_order_new_order_status: 'pending',
    check_money_order_enable_for_specific_countries: false,
    zero_subtotal_enabled: true,
    zero_subtotal_title: paymentTitle('free', store),
    zero_subtotal_new_order_status: 'pending',
    zero_subtotal_enable_for_specific_countries: false,
  } satisfies Partial<StoreConfig>;
}
