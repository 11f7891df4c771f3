import { useEffect, useRef } from 'react';
import { useGoTo } from '../app/live/router.ts';
import type { FrameWords } from './frame-words.server.ts';
// What comes looks as it does there.
import './frame-cards.module.css';
import './related.module.css';

/** So far before they come into view. */
const NEAR = '400px';

/**
 * The way to frames like this one. With scripts they come into its place as soon as somebody gets
 * near; where there are none, or they cannot be had, the way stays. Another frame has another one.
 */
export function RelatedFrames({ words: { to, text } }: { words: FrameWords['related'] }) {
  const way = useRef<HTMLAnchorElement>(null);
  const goTo = useGoTo();
  useEffect(() => {
    const link = way.current!;
    const observer = new IntersectionObserver(
      ([place]) => {
        if (!place?.isIntersecting) return;
        observer.disconnect();
        import('./related-part.ts')
          .then(({ bringRelated }) => bringRelated(link, goTo))
          .catch(() => {}); // the server has told it, and the way is still there
      },
      { rootMargin: NEAR },
    );
    observer.observe(link);
    return () => observer.disconnect();
  }, [goTo]);

  return (
    // Not by the router: most often nobody goes there.
    <a ref={way} href={to}>
      {text}
    </a>
  );
}
