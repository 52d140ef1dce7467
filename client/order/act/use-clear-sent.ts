import { useLayoutEffect, useRef } from 'react';

/**
 * For the container of a form with one text field: clears the text once it is sent. Text typed meanwhile stays, and so
 * does the field itself, which may have the focus. @param sent the number of sent texts.
 */
export function useClearSent(sent: number) {
  const ref = useRef<HTMLDivElement>(null);
  const sending = useRef('');
  const fieldIn = () => ref.current?.querySelector('textarea');
  useLayoutEffect(() => {
    const [text, field] = [sending.current, fieldIn()];
    sending.current = '';
    if (text && field?.value.startsWith(text)) field.value = field.value.slice(text.length).trimStart();
  }, [sent]);
  return { ref, onSubmit: () => void (sending.current = fieldIn()?.value ?? '') };
}
