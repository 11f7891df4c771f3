import type { MergedLine } from '#domain/orders/merged-pair.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Notice } from '../ui/notice.tsx';

/** What became of each line when a guest's cart and the member's became one. */
export function MergedNotice({ lines }: { lines: readonly MergedLine[] }) {
  const { merged } = useTexts().checkout;
  if (lines.length === 0) return null;
  return (
    <Notice kind="ok" title={merged.title}>
      <ul>
        {lines.map(({ name, outcome }, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- they never move
          <li key={position}>{merged.outcomes[outcome](name)}</li>
        ))}
      </ul>
    </Notice>
  );
}
