import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * For a form that is handled on its page instead of being posted. Listens on the form itself, because
 * React's own listener stands on the document, where the page's navigation listens too.
 */
export function useOwnSubmit(form: RefObject<HTMLFormElement | null>, submitted: (data: FormData) => void): void {
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    if (form.current) submitted(new FormData(form.current, event.submitter));
  });
  useEffect(() => {
    const element = form.current;
    const listen = (event: SubmitEvent) => onSubmit(event);
    element?.addEventListener('submit', listen);
    return () => element?.removeEventListener('submit', listen);
  }, [form]);
}
