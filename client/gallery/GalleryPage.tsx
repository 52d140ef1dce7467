import { Container } from '#client/ui/Container.tsx';
import { ButtonStates } from './ButtonStates.tsx';
import { ChoiceStates } from './ChoiceStates.tsx';
import { EmptyStates } from './EmptyStates.tsx';
import { FieldStates } from './FieldStates.tsx';
import styles from './GalleryPage.module.css';
import { ListStates } from './ListStates.tsx';
import { MessageStates } from './MessageStates.tsx';
import { SkeletonStates } from './SkeletonStates.tsx';
import { SliderStates } from './SliderStates.tsx';

/** Every component in every state, to be checked by eye and by tests. Only in development. */
export function GalleryPage() {
  return (
    <>
      <Container className={styles.page}>
        <h1 className="h1">Gallery</h1>
        <ButtonStates />
        <FieldStates />
        <ListStates />
        <ChoiceStates />
        <SliderStates />
        <MessageStates />
        <EmptyStates />
      </Container>
      <SkeletonStates />
    </>
  );
}
