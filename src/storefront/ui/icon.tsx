import styles from './icon.module.css';

const PATHS = {
  check: 'M4 12.5l5.5 5.5L20 7',
  info: 'M12 11v6M12 7.2v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  warn: 'M12 9.5v4.5M12 17.2v.1M12 3.5L2.5 20h19z',
  stop: 'M12 7.5v6M12 16.5v.1M8 2.8h8l5.2 5.2v8L16 21.2H8L2.8 16V8z',
  ok: 'M8 12.4l2.9 2.9 5.3-6M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  back: 'M20 12H4.5M11 5.5L4.5 12l6.5 6.5',
  forward: 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5',
  down: 'M5.5 9l6.5 6.5L18.5 9',
  cart: 'M3 9.5h7.2v2.7a3.6 3.6 0 0 1-7.2 0zM13.8 9.5H21v2.7a3.6 3.6 0 0 1-7.2 0zM10.2 10.7a1.9 1.9 0 0 1 3.6 0M5 9.5L6.2 5M19 9.5L17.8 5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  language:
    'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3.5 9h17M3.5 15h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  orders: 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9.5 8.5h5M9.5 12.5h5',
  signOut: 'M10 4H5v16h5M9.5 12H20M16 8l4 4-4 4',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M7.5 4.5l11.5 7.5-11.5 7.5z',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  edit: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19z',
  print: 'M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 14h10v6.5H7z',
  search: 'M20 20l-4.8-4.8M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z',
  filter: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.8v4.4M8 14.8v4.4',
  heart:
    'M12 20.3C5.5 15.6 3 12.5 3 9.2a4.8 4.8 0 0 1 9-2.3 4.8 4.8 0 0 1 9 2.3c0 3.3-2.5 6.4-9 11.1z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
} as const;

export type IconName = keyof typeof PATHS;

export const ICON_NAMES = Object.keys(PATHS) as IconName[];

/** A drawing beside words, never instead of them: it is hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  const inside = { __html: `<path d="${PATHS[name]}"></path>` };
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={inside}
    />
  );
}

/** A drawing that is on the page already, by the id of its group: a list shows it a hundred times. */
export function iconAgain(group: string) {
  return (
    <svg
      className={styles.icon}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: `<use href="#${group}"></use>` }}
    />
  );
}
