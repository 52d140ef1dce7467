import { useEffect, useEffectEvent, useState } from 'react';
import { Stepper } from '#client/form/amount/Stepper.tsx';
import type { ConfigurationStore } from './form/configuration-store.ts';

/** Where the shop sets no maximum of its own. */
const MAX_QUANTITY = 9999;

type Props = { min: number; max: number | null; typed: string | undefined; store: ConfigurationStore };

export function Quantity({ min, max, typed, store }: Props) {
  const [value, setValue] = useState(() => (typed && /^\d+$/.test(typed) ? Number(typed) : min));
  // The buttons change the field without an event, so the form is notified once it shows the new number.
  const tell = useEffectEvent(() => store.changed());
  useEffect(() => tell(), [value]);
  return <Stepper name="quantity" value={value} min={min} max={max ?? MAX_QUANTITY} onChange={setValue} />;
}
