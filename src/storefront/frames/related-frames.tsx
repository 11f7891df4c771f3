import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useGoTo } from '../app/live/router.ts';
import type { FrameWords } from './frame-words.server.ts';
// What comes looks as it does there.
import './frame-cards.module.css';
import './related.module.css';

/** What has come, and how links in it are followed. */
type Part = { html: string; follow: (event: MouseEvent) => void };

/** So far before they come into view. */
const NEAR = '400px';

/**
 * The way to frames like this one. With scripts they come into its place as soon as somebody gets
 * near; where there are none, or they cannot be had, the way stays.
 */
export function RelatedFrames({ words: { to, text } }: { words: FrameWords['related'] }) {
  const way = useRef<HTMLAnchorElement>(null);
  const [part, setPart] = useState<Part>();
  const [hasWay, setHasWay] = useState(true);
  const goTo = useGoTo();
  useEffect(() => {
    let isGone = false;
    const bring = async () => {
      const { relatedPart, followLink } = await import('./related-part.ts');
      const html = await relatedPart(to);
      if (isGone) return;
      setPart({ html, follow: (event) => followLink(event, goTo) });
      // Whoever is on it is not thrown off.
      setHasWay(html === '' || way.current === document.activeElement);
    };
    const observer = new IntersectionObserver(
      ([place]) => {
        if (!place?.isIntersecting) return;
        observer.disconnect();
        bring().catch(() => {}); // the server has told it, and the way is still there
      },
      { rootMargin: NEAR },
    );
    if (way.current) observer.observe(way.current);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [to, goTo]);

  return (
    <>
      {part?.html && (
        // What is clicked are the links in it.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
        <div onClick={part.follow} dangerouslySetInnerHTML={{ __html: part.html }} />
      )}
      {hasWay && (
        // Not by the router: most often nobody goes there.
        <a ref={way} href={to}>
          {text}
        </a>
      )}
    </>
  );
}
