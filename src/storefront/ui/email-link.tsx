/** An address to write to, which parts after "@" where the line is too short for it. */
export function EmailLink({ email }: { email: string }) {
  const at = email.indexOf('@') + 1;
  return (
    <a href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  );
}
