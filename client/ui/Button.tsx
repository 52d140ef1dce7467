import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './Button.module.css';

type Look = {
  variant?: 'primary' | 'line' | 'ghost' | 'plain';
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
  /** Square, for a single icon; needs an `aria-label`. */
  square?: boolean;
  state?: 'rest' | 'loading' | 'success';
  selected?: boolean;
  children?: ReactNode;
};
type Props = Look &
  (({ href: string } & Omit<ComponentProps<'a'>, 'href'>) | ({ href?: undefined } & ComponentProps<'button'>));

/** One look for every action. With `href` it is a link. While loading it stays focusable and ignores clicks. */
export function Button({ variant, size, block, square, state, selected, className, children, ...native }: Props) {
  const look = lookOf({ variant, size, block, square, state, selected }, className);
  if (native.href !== undefined)
    return (
      <a {...native} className={look}>
        {children}
      </a>
    );
  const { type = 'button', onClick, ...rest } = native;
  const ignoreWhileLoading = (event: MouseEvent<HTMLButtonElement>) => {
    if (state === 'loading') event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={look}
      onClick={ignoreWhileLoading}
      aria-busy={state === 'loading' || undefined}
      aria-pressed={selected}
    >
      {state === 'success' && <Icon name="check" size="s" />}
      {state === 'loading' ? <span>{children}</span> : children}
    </button>
  );
}

function lookOf({ variant = 'plain', size = 'md', block, square, state, selected }: Look, className?: string) {
  return classes(
    styles.button,
    styles[variant],
    styles[size],
    block && styles.block,
    square && styles.square,
    state === 'loading' && styles.loading,
    state === 'success' && styles.success,
    selected && styles.selected,
    className,
  );
}
