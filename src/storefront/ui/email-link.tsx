import { Fragment } from 'react';

/** An address to write to, which parts after "@" and before "." where the line is too short. */
export function EmailLink({ email }: { email: string }) {
  const parts = email.split(/(?<=@)|(?=\.)/);
  return (
    <a href={`mailto:${email}`}>
      {parts.map((part) => (
        <Fragment key={part}>
          {part !== parts[0] && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  );
}
