import { useTexts } from '../i18n/texts.tsx';
import { usePathTo } from '../app/use-path-to.ts';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { isStockMessage } from './stock-message.ts';

type CartNoticesProps = { messages: readonly string[]; isFrameInStock: boolean };

/** What commerce says about the cart, in our words where we know them. */
export function CartNotices({ messages, isFrameInStock }: CartNoticesProps) {
  const words = useTexts().checkout.cart;
  const to = usePathTo();
  if (!isFrameInStock) {
    return (
      <Notice kind="warn" title={words.soldOut}>
        <p>{words.soldOutText}</p>
        <LinkButton to={to('frames.list')}>{words.chooseFrame}</LinkButton>
      </Notice>
    );
  }
  const shown = new Set(messages.map((one) => (isStockMessage(one) ? words.stockShort : one)));
  if (shown.size === 0) return null;
  return (
    <Notice kind="warn" title={words.stock}>
      {[...shown].map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
}
