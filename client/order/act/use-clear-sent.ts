import { useLayoutEffect, useRef } from 'react';

/**
 * For the box around a form of one text: what was typed goes once it is sent, and only then. What is typed meanwhile
 * stays, and so does the field itself, which may have the focus.
 * @param sent how many texts have been sent.
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
