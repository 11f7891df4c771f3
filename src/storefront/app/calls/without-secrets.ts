const SECRET = String.raw`\w*pass(?:word|wort|phrase|code)\w*|kennwort|otp|\w*token|\w*secret|authorization|cookie`;
const NAMED = new RegExp(`^(?:${SECRET})$`, 'i');

/** A name, a colon or an equals sign, and what follows: in quotes, in escaped ones, or a word. */
const IN_TEXT = new RegExp(
  String.raw`\b((?:${SECRET})["'\\]*\s*[:=]\s*)(\\"[\s\S]*?\\"|"[^"]*"?|'[^']*'?|(?:bearer\s+)?[^\s,;)}\]]+)`,
  'gi',
);

/** What was sent, without the values of what is called a password, a code or a token in it. */
export function withoutSecrets(sent: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, NAMED.test(name) ? '***' : cleaned(value)]),
  );
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(IN_TEXT, '$1***');
  if (Array.isArray(value)) return value.map(cleaned);
  if (value === null || typeof value !== 'object') return value;
  return withoutSecrets({ ...value });
}
