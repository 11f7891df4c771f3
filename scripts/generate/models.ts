/** Where commerce's resolvers start from, for each type of its contract that has resolvers. */
export const commerceModels = {
  Cart: '../cart/cart.ts#Cart',
  CartItemInterface: '../cart/cart.ts#CartItem',
  SimpleCartItem: '../cart/cart.ts#SoldItem',
  VirtualCartItem: '../cart/cart.ts#SoldItem',
  ConfigurableCartItem: '../cart/cart.ts#SoldItem',
  BundleCartItem: '../cart/cart.ts#SoldItem',

  Products: '../catalog/products.ts#ProductPage',
  SimpleProduct: '../catalog/catalog-product.ts#CatalogProduct',
  VirtualProduct: '../catalog/catalog-product.ts#CatalogProduct',
  ConfigurableProduct: '../catalog/catalog-product.ts#CatalogProduct',
  BundleProduct: '../catalog/catalog-product.ts#CatalogProduct',
  BundleItem: '../catalog/bundle-item.ts#BundleItem',
  BundleItemOption: '../catalog/bundle-item.ts#BundleItemOption',
  CategoryTree: '../catalog/catalog-document.ts#CatalogCategory',
  CustomizableFieldOption: '../catalog/catalog-document.ts#ProductOption',
  CustomizableDropDownOption: '../catalog/catalog-document.ts#ProductOption',

  Customer: '../customers/customer.ts#Customer',
  CustomerAddress: '../customers/customer-address.ts#CustomerAddress',

  CustomerOrder: '../orders/order.ts#Order',
  OrderItem: '../orders/order-item.ts#OrderItem',
  BundleOrderItem: '../orders/order-item.ts#OrderItem',
};
