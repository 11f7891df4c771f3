/** The empty step; the guard leads on from here when there is something in the cart. */
export { default, handle, loader, meta } from './empty.route.tsx';
