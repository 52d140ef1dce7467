import { useState } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './Stepper.module.css';

type Props = {
  name: string;
  value: number;
  min: number;
  max: number;
  /** Names what is counted: `Quantity`, `Quantity of WoW gold`. */
  label?: string;
  /** Only whole numbers from `min` to `max`. */
  onChange?: (value: number) => void;
  disabled?: boolean;
};

/** A number field with buttons for one more and one fewer. */
export function Stepper({ name, value, min, max, label = 'Quantity', onChange, disabled }: Props) {
  const [typed, setTyped] = useState(String(value));
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    setTyped(String(value));
  }
  const settle = (wanted: number) => {
    const next = Math.min(max, Math.max(min, Math.round(wanted)));
    const settled = Number.isFinite(next) ? next : value;
    setTyped(String(settled));
    if (settled !== value) onChange?.(settled);
  };
  const current = Number(typed) || value;
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <StepButton name="Fewer" icon="minus" disabled={disabled || current <= min} onPress={() => settle(current - 1)} />
      <input
        name={name}
        aria-label={label}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        value={typed}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => settle(typed === '' ? value : Number(typed))}
      />
      <StepButton name="More" icon="plus" disabled={disabled || current >= max} onPress={() => settle(current + 1)} />
    </div>
  );
}

type ButtonProps = { name: string; icon: 'minus' | 'plus'; disabled: boolean; onPress: () => void };

function StepButton({ name, icon, disabled, onPress }: ButtonProps) {
  return (
    <button type="button" aria-label={name} disabled={disabled} onClick={onPress}>
      <Icon name={icon} size="s" />
    </button>
  );
}
