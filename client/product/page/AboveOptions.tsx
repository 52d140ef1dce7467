import type { ComponentProps } from 'react';
import { RunPicker } from '#client/product/runs/RunPicker.tsx';
import { WishChip } from '#client/product/wish/WishChip.tsx';

/** What a buyer chooses beside the product's own options: who plays, and when. */
export function AboveOptions(props: ComponentProps<typeof RunPicker>) {
  return (
    <>
      <WishChip />
      <RunPicker {...props} />
    </>
  );
}
