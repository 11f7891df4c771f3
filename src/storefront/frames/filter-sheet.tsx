import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './filter-sheet.module.css';

type FilterSheetProps = {
  /** How many filters are in use. */
  inUse: number;
  /** How many frames there are with them. */
  total: number;
  children: ReactNode;
};

/**
 * Where the filters stand: beside the list in a wide room, on a sheet of their own over a narrow
 * one. Before a script has run they are folded away there, and open beside the list; where they
 * were unfolded by then they stay, under the hand that works in them.
 */
export function FilterSheet({ inUse, total, children }: FilterSheetProps) {
  const host = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const room = useRoom(host);
  const { list } = useTexts().frames;
  const { close } = useTexts().shell.dialog;

  return (
    <div ref={host} className={styles.filters}>
      {room !== 'narrow' && (
        <details open={room === 'wide' || undefined}>
          <summary {...buttonLook({ wide: true })}>
            <Icon name="filter" />
            {list.filtersOf(inUse)}
          </summary>
          {children}
        </details>
      )}
      {room === 'narrow' && (
        <>
          <Button
            type="button"
            icon="filter"
            wide
            aria-haspopup="dialog"
            onClick={() => sheet.current?.showModal()}
          >
            {list.filtersOf(inUse)}
          </Button>
          <dialog ref={sheet} className={styles.sheet} aria-labelledby="filters-title">
            <div className={styles.head}>
              <h2 id="filters-title">{list.filters}</h2>
              <Button
                type="button"
                look="quiet"
                icon="close"
                onClick={() => sheet.current?.close()}
              >
                {close}
              </Button>
            </div>
            {children}
            <div className={styles.foot}>
              <Button type="button" look="primary" wide onClick={() => sheet.current?.close()}>
                <output>{list.show(total)}</output>
              </Button>
            </div>
          </dialog>
        </>
      )}
    </div>
  );
}

/** The stylesheet decides what is wide, by the size of the text as well, and says so. */
function useRoom(host: RefObject<HTMLElement | null>): 'unknown' | 'narrow' | 'wide' {
  const [room, setRoom] = useState<'unknown' | 'narrow' | 'wide'>('unknown');
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const wasUnfolded = element.querySelector('details')?.open;
    const look = () => {
      const said = getComputedStyle(element).getPropertyValue('--filters').trim();
      setRoom(said === 'beside' ? 'wide' : wasUnfolded ? 'unknown' : 'narrow');
    };
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    look();
    return () => observer.disconnect();
  }, [host]);
  return room;
}
