import type { ComponentProps } from 'react';
// oxlint-disable-next-line no-restricted-imports -- what stands for it on the server
import { Link as RouterLink } from 'react-router';

type LinkProps = ComponentProps<typeof RouterLink>;

/**
 * The router's link. On the server it is the anchor that comes out of it: nobody clicks there,
 * and finding its address in the tree of routes costs as much as ten elements.
 */
export const Link = import.meta.env.SSR ? WrittenLink : RouterLink;

function WrittenLink(props: LinkProps) {
  const { to, discover = 'render', children, ...others } = props;
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to)) return <RouterLink {...props} />;
  const { reloadDocument: _way, replace: _place, preventScrollReset: _scroll, ...rest } = others;
  return (
    <a {...rest} href={to} data-discover={discover === 'render' ? 'true' : undefined}>
      {children}
    </a>
  );
}
