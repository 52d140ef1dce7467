import { useEffect, useEffectEvent, useState } from 'react';
import { Stepper } from '#client/form/Stepper.tsx';

type Props = { min: number; max: number; typed: string | undefined; changed: () => void };

export function Quantity({ min, max, typed, changed }: Props) {
  const [value, setValue] = useState(() => (typed && /^\d+$/.test(typed) ? Number(typed) : min));
  // The buttons change the field without an event of its own, so the form is told once it shows the new number.
  const tell = useEffectEvent(changed);
  useEffect(() => tell(), [value]);
  return <Stepper name="quantity" value={value} min={min} max={max} onChange={setValue} />;
}
