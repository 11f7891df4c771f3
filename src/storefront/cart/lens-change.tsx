import { Link } from '../app/live/router.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { usePathTo } from '../app/use-path-to.ts';
import { Notice } from '../ui/notice.tsx';
import { useLensName } from './lens-name.ts';
import type { LensNotices } from './lens-notices.ts';

type LensChangeProps = { notices: LensNotices; frameSku: string };

/** Beside the lenses, as long as it is true: what a changed prescription did to them. */
export function LensChange({ notices: { other, advised }, frameSku }: LensChangeProps) {
  const texts = useTexts();
  const words = texts.checkout.lensChange;
  const { money } = useFormat();
  const lensName = useLensName();
  const to = usePathTo();
  const choose = (
    <p>
      <Link to={`${to('frames.frame', { sku: frameSku })}#lenses`}>{words.choose}</Link>
    </p>
  );
  return (
    <>
      {other && (
        <Notice kind="warn" title={words.otherTitle}>
          <p>{words.other(nameOf(other.from), nameOf(other.to))}</p>
          {other.prices && (
            <p>
              {words.lensPrice(money(other.prices.lensBeforeMinor), money(other.prices.lensMinor))}{' '}
              <strong>
                {words.youPay(money(other.prices.youPaidMinor), money(other.prices.youPayMinor))}
              </strong>
            </p>
          )}
          {choose}
        </Notice>
      )}
      {advised && (
        <Notice kind="info" title={words.advisedTitle}>
          <p>{words.advised(nameOf(advised))}</p>
          {choose}
        </Notice>
      )}
    </>
  );

  function nameOf({ index, lensType }: NonNullable<LensNotices['advised']>): string {
    const name = lensName({ index });
    const hasTwoTypes = other !== null && other.from.lensType !== other.to.lensType;
    return hasTwoTypes ? `${texts.lenses.types[lensType].name}, ${name}` : name;
  }
}
