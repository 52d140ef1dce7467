import { Wrap } from '#client/ui/Wrap.tsx';
import { ButtonStates } from './ButtonStates.tsx';
import styles from './GalleryPage.module.css';

/** Every piece in every state it can be in, for the eye and for the tests. Only in development. */
export function GalleryPage() {
  return (
    <Wrap className={styles.page}>
      <h1 className="h1">Gallery</h1>
      <ButtonStates />
    </Wrap>
  );
}
