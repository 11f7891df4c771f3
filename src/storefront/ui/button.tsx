import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../app/live/router.ts';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.tsx';

type Look = {
  /** `primary` is the one next thing to do; one on a screen. */
  look?: 'primary' | 'secondary' | 'quiet';
  /** As wide as its column. */
  wide?: boolean;
  icon?: IconName;
  /** After the words, for what leads on. */
  iconAfter?: IconName;
};

type ButtonProps = Look & ComponentProps<'button'> & { working?: boolean };

/** A button of 48 px or more; `submit` unless told otherwise. Say `working` rather than disabling. */
export function Button({ look, wide, icon, iconAfter, working, ...rest }: ButtonProps) {
  return (
    <button
      type="submit"
      aria-busy={working || undefined}
      {...rest}
      {...buttonLook({ look, wide }, rest.className)}
    >
      <Inside icon={icon} iconAfter={iconAfter}>
        {rest.children}
      </Inside>
    </button>
  );
}

type LinkButtonProps = Look & ComponentProps<typeof Link>;

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function LinkButton({ look, wide, icon, iconAfter, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} {...buttonLook({ look, wide }, rest.className)}>
      <Inside icon={icon} iconAfter={iconAfter}>
        {rest.children}
      </Inside>
    </Link>
  );
}

function Inside({
  icon,
  iconAfter,
  children,
}: Pick<Look, 'icon' | 'iconAfter'> & { children?: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </>
  );
}

/** What makes another element look like a button, such as the summary of what unfolds. */
export function buttonLook({ look = 'secondary', wide }: Pick<Look, 'look' | 'wide'>, more = '') {
  return {
    className: `${styles.button} ${more}`.trim(),
    'data-look': look,
    'data-wide': wide || undefined,
  };
}
