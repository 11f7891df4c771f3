import { Link } from '../app/live/router.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { nameOfField } from '../prescription/index.ts';
import { Notice } from '../ui/notice.tsx';
import type { ReviewReason } from './ordered-picture.ts';

/** That an optician looks at the picture before the glasses are made, why, and how to go without. */
export function ReviewNotice({ reason }: { reason: ReviewReason }) {
  const texts = useTexts();
  const words = texts.checkout.review.optician;
  const { list } = useFormat();
  const to = usePathTo();
  const why =
    reason.because === 'values'
      ? words.values(list(reason.names.map((name) => nameOfField(name, texts))))
      : words[reason.because];
  return (
    <Notice kind="info" title={words.title}>
      <p>
        {why} {words.next}
      </p>
      {reason.because !== 'always' && (
        <p>
          {words.without} <Link to={to('papers.upload')}>{words.photo}</Link>
        </p>
      )}
    </Notice>
  );
}
