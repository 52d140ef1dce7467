import { useState } from 'react';
import { Dialog } from '#client/ui/Dialog.tsx';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { ProofThumb_ProofFragmentDoc } from '#client/generated/graphql.ts';
import styles from './ProofThumb.module.css';

/** A thumbnail of a proof, which opens large; without script on a separate page. */
export function ProofThumb({ proof }: { proof: FragmentType<typeof ProofThumb_ProofFragmentDoc> }) {
  const { url, width, height, caption } = readFragment(ProofThumb_ProofFragmentDoc, proof);
  const [isOpen, setOpen] = useState(false);
  const words = caption || 'Picture of the work';
  return (
    <>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className={styles.thumb}
        aria-label={`${words}, open large`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <img src={url} width={width} height={height} alt="" loading="lazy" />
      </a>
      <Dialog open={isOpen} onClose={() => setOpen(false)} label={words} className={styles.large}>
        <img src={url} width={width} height={height} alt={words} />
        {caption && <p>{caption}</p>}
      </Dialog>
    </>
  );
}
