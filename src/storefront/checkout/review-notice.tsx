import { Link } from '../app/live/router.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useTexts } from '../i18n/texts.tsx';
import { nameOfField } from '../prescription/index.ts';
import { Notice } from '../ui/notice.tsx';
import type { ReviewReason } from './ordered-picture.ts';

/** That an optician looks at the picture before the glasses are made, why, and how to go without. */
export function ReviewNotice({ reason, mayRead }: { reason: ReviewReason; mayRead: boolean }) {
  const texts = useTexts();
  const words = texts.checkout.review.optician;
  const to = usePathTo();
  return (
    <Notice kind="info" title={words.title}>
      <p>{words[reason.because]}</p>
      {reason.because === 'values' && (
        <ul className="bullets">
          {reason.names.map((name) => (
            <li key={name}>{nameOfField(name, texts)}</li>
          ))}
        </ul>
      )}
      <p>{words.next}</p>
      {reason.because !== 'always' && mayRead && (
        <p>
          {words.without} <Link to={to('papers.upload')}>{words.photo}</Link>
        </p>
      )}
    </Notice>
  );
}
